import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { kinClassOf, relations } from './kinClasses.ts'

const stops = /[,.;:!?\n]/

/**
 * Whether a response names somebody else, by what he is to the answer: "the enemies of Odrel" for Odrel, "Kerra the daughter of Tobin" for
 * Tobin, "the girl's mother" for the girl, "his brother's wife" for his brother. `recited`: the places of the verse said by heart;
 * `isAlone`: nothing else is asked for, so that an owner's s needs no apostrophe.
 */
export function isKinOfAnswer(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
  recited: ReadonlySet<number>,
  isAlone: boolean,
): boolean {
  const [first, last] = [evidence[0], evidence.at(-1)]
  if (first === undefined || last === undefined) return false
  const isSame = (one: Token, other: Token): boolean => {
    const kind = kinClassOf(one.word)
    return one.stem === other.stem || (kind !== undefined && kind === kinClassOf(other.word))
  }
  const isRelation = (token: Token): boolean =>
    relations.has(token.word) &&
    own.every((other) => token.stem !== other.stem) &&
    asked.tokens.every((other) => !isSame(token, other))
  const start = tokens.findLastIndex(({ index, gap, word }) => index <= first && (stops.test(gap) || word === 'and'))
  const end = tokens.findIndex(({ index, gap, word }) => index > last && (stops.test(gap) || word === 'and'))
  const piece = tokens.slice(Math.max(0, start), end < 0 ? undefined : end)
  const isTelling = piece.some(({ word, stem, index, isStop }) => {
    const isOther = !evidence.includes(index) && !isStop
    return (
      auxiliaries.has(word) || (isOther && isPast(word)) || (isOther && asked.stems.has(stem)) || recited.has(index)
    )
  })
  if (isTelling) return false
  // "Tobin, son of Odrel" where it asks who was Tobin's father.
  if (start > 0 && asked.tokens.some(({ word }) => relations.has(word))) return false
  const before = tokens.slice(0, first).findLast(({ word }) => !determiners.has(word))
  const relation = before?.word === 'of' ? tokens[before.index - 1] : undefined
  if (relation !== undefined && isRelation(relation) && piece.includes(relation)) return true
  const next = tokens[last + 1]
  const owner = tokens[last]
  return (
    next !== undefined &&
    piece.includes(next) &&
    isRelation(next) &&
    (isPossessive(owner) || (isAlone && owner?.word.endsWith('s') === true))
  )
}
