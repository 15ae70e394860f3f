import type { BestMemoryRecord } from '@seraph/schema/http/memoryGame'

import { clockText } from '../../activity/clockText.ts'

/** A record in few words: `213 words in 12:04`. */
export function recordText({ score, completionTime }: BestMemoryRecord): string {
  return `${score} ${score === 1 ? 'word' : 'words'} in ${clockText(completionTime * 1000)}`
}
