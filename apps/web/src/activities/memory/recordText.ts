import type { BestMemoryRecord } from '@seraph/schema/http/memoryGame'

import { amountText } from '../../language/amountText.ts'
import { clockText } from '../../activity/clockText.ts'

/** A record in few words: `213 words in 12:04`. */
export function recordText({ score, completionTime }: BestMemoryRecord): string {
  return `${amountText(score, 'word')} in ${clockText(completionTime * 1000)}`
}
