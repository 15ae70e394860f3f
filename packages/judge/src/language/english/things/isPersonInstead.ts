import type { PartMatch } from '../../../match/matchPart.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { joins, stops } from '../verse/pieceWords.ts'
import { phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const asking = new Set('what which who whom whose where when why how'.split(' '))
const relatives = new Set('who that which'.split(' '))
const beForms = new Set('is are was were be been being'.split(' '))
const persons = new Set('people person persons man men woman women one ones those guy guys someone somebody'.split(' '))

/**
 * Whether a response names persons by what they have to do with the answer, where it asks for a thing: "the men who are afraid of fire"
 * for fire, "the man who fed the pigs" for the pigs.
 */
export function isPersonInstead(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  part: number,
  partCount: number,
  tokens: readonly Token[],
): boolean {
  const [first = 0] = evidence
  const start = tokens.findLastIndex(
    ({ gap, word, index }) => index <= first && (stops.test(gap) || (joins.has(word) && !relatives.has(word))),
  )
  const before = tokens.slice(Math.max(0, start), first)
  const who = before.findIndex(({ word }) => relatives.has(word))
  const person = before[who - 1]
  if (person === undefined || !persons.has(person.word) || asked.tokens.some(({ word }) => word === person.word))
    return false
  if (own.some(({ word }) => relatives.has(word) || persons.has(word))) return false
  const said = before.slice(who + 1)
  const verb = said.find(({ isStop }) => !isStop)
  const lead = said.findLast(({ word }) => !determiners.has(word))
  // "The thing that it was like was fire".
  if (verb === undefined || lead === undefined || beForms.has(lead.word)) return false
  // "The one who tries to save it".
  if (lead.word === 'to' && lead.index === first - 1) return false
  const between = said.filter(({ index }) => index > verb.index)
  if (between.some(({ word }) => !determiners.has(word) && !phraseBreaks.has(word))) return false
  if (askingWordOf(asked, part, partCount) !== 'what') return false
  return partCount === 1 || !asked.echoes.has(verb.stem)
}

/** The word that asks for a part; undefined where the question doesn't tell. */
function askingWordOf(asked: ReadQuestion, part: number, partCount: number): string | undefined {
  const asks = asksIn(asked)
  return asks.length === partCount ? asks[part] : undefined
}

const asksIn = oncePer(({ tokens }: ReadQuestion): readonly string[] =>
  tokens.flatMap(({ word }) => (asking.has(word) ? [word] : [])),
)
