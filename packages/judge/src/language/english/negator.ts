import { negators, phraseBreaks } from './words/stopWords.ts'
import type { Token } from '../../read/tokenize.ts'

/** After a preposition these are what is spoken of: "brought to nothing and cut off" denies no cutting. */
const objects = new Set('nothing nobody none nowhere'.split(' '))
export const contractedVerbs =
  'wont wouldnt cannot cant couldnt shouldnt shant didnt doesnt dont hasnt havent hadnt'.split(' ')
export const contracted: ReadonlySet<string> = new Set(['isnt', 'wasnt', 'arent', 'werent', 'aint', ...contractedVerbs])
/** How many words after a denial may be denied by it. */
export const reachAfter = 8

/** Whether a word denies something, where it stands. */
export function isNegator(tokens: readonly Token[], token: Token): boolean {
  if (!negators.has(token.word)) return false
  const next = tokens[token.index + 1]
  if (token.word === 'no' && (next === undefined || /[,.!?;]/.test(next.gap) || next.word === 'and')) return false
  const isNoneOf = token.word === 'none' && tokens[token.index + 1]?.word === 'of'
  if (!isNoneOf && objects.has(token.word) && phraseBreaks.has(tokens[token.index - 1]?.word ?? '')) return false
  // "Couldnt you watch not even one hour" denies once.
  const isAgain = next?.word === 'even' && tokens.slice(0, token.index).some(({ word }) => negators.has(word))
  return !(token.word === 'not' && (next?.word === 'only' || isAgain))
}

/** The next telling word after a denial, as far as it reaches. */
export function contentAfter(tokens: readonly Token[], token: Token): Token | undefined {
  return tokens.slice(token.index + 1, token.index + 1 + reachAfter).find((next) => !next.isStop)
}
