import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { openings, stops } from './pieceWords.ts'

/** Little words before a noun besides those that it begins with. */
const modifiers = new Set('not few even also only many one some'.split(' '))
/** So many words after a verb are looked at. */
const reach = 12

/** The telling words of what a verb is done to, right after it, with what is joined or bound to it by "and" and "of". */
export function objectsOf(tokens: readonly Token[], verb: number, isVerb: (token: Token) => boolean): readonly Token[] {
  const after = tokens.slice(verb + 1, verb + 1 + reach)
  const stop = after.findIndex(({ gap }) => stops.test(gap))
  const stretch = stop < 0 ? after : after.slice(0, stop)
  const found: Token[] = []
  for (const token of stretch) {
    const { word } = token
    // "One of his disciples".
    const isPartOf = word === 'of' && modifiers.has(tokens[token.index - 1]?.word ?? '')
    if (openings.has(word) || (found.length === 0 && (modifiers.has(word) || isPartOf))) continue
    const isJoined =
      found.length > 0 && (word === 'of' || (word === 'and' && !isClauseAfter(tokens, token.index, isVerb)))
    if (isJoined) continue
    const before = tokens[token.index - 1]?.word ?? ''
    // "The people who saw that found fault".
    const isNext = (isPast(word) || isVerb(token)) && (before === 'that' || !openings.has(before))
    if (token.isStop || isNext) break
    found.push(token)
  }
  return found
}

/** Whether what follows the "and" at a place is a clause of its own. */
export function isClauseAfter(tokens: readonly Token[], and: number, isVerb: (token: Token) => boolean): boolean {
  const after = tokens.slice(and + 1, and + 1 + reach)
  const stop = after.findIndex(({ gap }) => stops.test(gap))
  return (stop < 0 ? after : after.slice(0, stop)).some(
    (token, at, rest) =>
      auxiliaries.has(token.word) || ((isPast(token.word) || isVerb(token)) && !openings.has(rest[at - 1]?.word ?? '')),
  )
}
