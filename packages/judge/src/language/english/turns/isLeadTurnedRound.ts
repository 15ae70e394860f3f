import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { negators } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const leads = new Set('against over upon from to under before after behind'.split(' '))

/**
 * Whether a response has the answer after the preposition after which the question has another: "Odrel against the weavers" where it asks
 * whom he will stir up against Odrel.
 */
export function isLeadTurnedRound(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const [first = 0] = evidence
  const lead = tokens.findLast(({ index, word }) => index < first && !determiners.has(word))
  if (
    lead === undefined ||
    !leads.has(lead.word) ||
    lead.word === own[0]?.word ||
    tokens.some(({ word }) => negators.has(word))
  )
    return false
  if (tokens.slice(lead.index, first + 1).some(({ gap }) => stops.test(gap))) return false
  const before = tokens[lead.index - 1]
  if (before === undefined || before.isStop || before.word === 'according') return false
  return asked.tokens.some(({ word, index }) => {
    if (word !== lead.word) return false
    const next = asked.tokens.slice(index + 1).find((token) => !determiners.has(token.word))
    return next !== undefined && next.stem === before.stem
  })
}
