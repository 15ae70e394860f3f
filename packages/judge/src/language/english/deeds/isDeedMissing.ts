import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { auxiliaries } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { claimsOf } from './claims.ts'
import { isPast, subjectPronouns } from './readDeed.ts'

const ends = /[,;:.!?\n]/

/**
 * Whether it asks what somebody did and the response only names to whom or to what ("Barabbas" for "released Barabbas"): no verb stands
 * in any item that has a word of the part.
 */
export function isDeedMissing(asked: ReadQuestion, match: PartMatch, tokens: readonly Token[]): boolean {
  const [first, ...rest] = match.wording.words
  if (first === undefined || !isPast(first.token.word) || match.matched[0] !== undefined || rest.length === 0)
    return false
  if (!claimsOf(asked).some(({ verb, isNegative }) => verb === undefined && !isNegative)) return false
  return match.evidence.every((index) =>
    itemAround(tokens, index).every(
      ({ index: at, word, isStop }) =>
        match.evidence.includes(at) || (isStop && !auxiliaries.has(word) && !subjectPronouns.has(word)),
    ),
  )
}

/** The words around a place, from comma or "and" to the next. */
function itemAround(tokens: readonly Token[], at: number): readonly Token[] {
  const isBreak = ({ gap, word }: Token): boolean => ends.test(gap) || word === 'and'
  const from = tokens.findLastIndex((token) => token.index <= at && isBreak(token))
  const to = tokens.findIndex((token) => token.index > at && isBreak(token))
  return tokens.slice(Math.max(0, from), to < 0 ? undefined : to)
}
