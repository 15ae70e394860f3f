import type { Token } from '../../../read/tokenize.ts'
import { phraseBreaks } from '../words/stopWords.ts'

/** Nouns of how, when and where something is done, which is no side of the deed. */
const circumstances = new Set(
  'manner way place time times day days hour hours year years month months reason'.split(' '),
)
/** Whether a clause asks how, how soon, when or where something is done ("in what manner did he warn the man"). */
export function asksForManner(tokens: readonly Token[], ask: number): boolean {
  const [word, next, after] = [tokens[ask]?.word ?? '', tokens[ask + 1]?.word ?? '', tokens[ask + 2]?.word ?? '']
  if (word === 'how') return !['many', 'much'].includes(next) || circumstances.has(after)
  return ['what', 'which'].includes(word) && circumstances.has(next) && phraseBreaks.has(tokens[ask - 1]?.word ?? '')
}
