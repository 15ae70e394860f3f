import type { MemoryState } from '@seraph/schema/review'

import { amountText } from '../../language/amountText.ts'
import { chaptersSentence } from './chaptersSentence.ts'

/** What a child's figure shows, for those who don't see it. */
export function mapSentence(title: string, chapters: readonly MemoryState[], days: number): string {
  return `${chaptersSentence(title, chapters)} ${amountText(days, 'day')} in a row.`
}
