import { measures } from './words/wordKinds.ts'
import type { Token } from '../../read/tokenize.ts'

/** Whether "how many" ends at a token. */
export function asksCount(tokens: readonly Token[], { word, index }: Token): boolean {
  return word === 'many' && tokens[index - 1]?.word === 'how'
}

/** Whether a question wants to know a number. */
export function asksNumber(asked: readonly Token[]): boolean {
  return asked.some(
    ({ word, index }) =>
      word === 'when' ||
      (word === 'how' && measures.has(asked[index + 1]?.word ?? '')) ||
      ['year', 'years', 'number', 'date', 'day', 'age', 'time'].includes(word),
  )
}

/** Whether a question wants to know a full date. */
export function asksDay(asked: readonly Token[]): boolean {
  return asked.some(({ word }) => ['day', 'date', 'exact', 'exactly'].includes(word))
}
