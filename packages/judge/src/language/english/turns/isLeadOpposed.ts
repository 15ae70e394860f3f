import type { PartMatch } from '../../../match/matchPart.ts'
import { isRelative } from '../../../read/isRelative.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { negators, phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const asking = new Set('what which whom whose where who'.split(' '))

/** The prepositions that say the opposite of the one with which a question asks. */
const opposed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['to into toward towards', 'from'],
      ['from', 'to into toward towards'],
      ['on upon over above', 'under beneath below underneath'],
      ['under beneath', 'on upon over above'],
      ['in into', 'outside without'],
      ['with', 'without'],
      ['without', 'with'],
      ['before', 'after'],
      ['after', 'before'],
      ['against', 'for'],
    ] as const
  ).flatMap(([own, others]) => own.split(' ').map((word) => [word, new Set(others.split(' '))] as const)),
)

/**
 * Whether the one answer to a question is led by the opposite of the preposition with which it is asked for: "from the gate" where it asks
 * to which place, "under the roof" where it asks on what.
 */
export function isLeadOpposed(
  asked: ReadQuestion,
  { evidence, wording: { tokens: own } }: PartMatch,
  tokens: readonly Token[],
  partCount: number,
): boolean {
  const lead = partCount === 1 ? leadOf(asked) : undefined
  const others = opposed.get(lead ?? '')
  if (others === undefined || phraseBreaks.has(own[0]?.word ?? '')) return false
  const [first = 0] = evidence
  const before = tokens.findLast(({ index, word }) => index < first && !determiners.has(word))
  if (before === undefined || tokens.slice(before.index + 1, first + 1).some(({ gap }) => stops.test(gap))) return false
  return others.has(before.word) && tokens.every(({ word }) => word === before.word || !negators.has(word))
}

/** The preposition before the one asking word of a question. */
const leadOf = oncePer(({ tokens }: ReadQuestion): string | undefined => {
  const asks = tokens.filter((token) => asking.has(token.word) && !isRelative(tokens, token))
  const ask = asks.at(-1)
  const lead = asks.length === 1 ? tokens[(ask?.index ?? 0) - 1] : undefined
  return lead === undefined || stops.test(ask?.gap ?? '') ? undefined : lead.word
})
