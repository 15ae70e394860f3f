import type { MemoryState } from '@seraph/schema/review'

import { amountText } from '../../language/amountText.ts'
import { countStates } from './countStates.ts'
import { stateWords } from './stateWords.ts'

/** What the figure's feathers show, for those who don't see it. */
export function chaptersSentence(title: string, chapters: readonly MemoryState[]): string {
  const told = countStates(chapters).map(({ state, count }) => `${count} ${stateWords[state]}`)
  return `${title}, ${amountText(chapters.length, 'chapter')}: ${told.join(', ')}.`
}
