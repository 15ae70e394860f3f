import { isRelative } from '../../../read/isRelative.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import type { Token } from '../../../read/tokenize.ts'

const beForms = new Set('is are was were'.split(' '))
const asking = new Set('what which whom whose who where'.split(' '))

/**
 * Whether a noun of the question stands in a response where the answer belongs, after the word that leads to it: "the king was afraid of
 * the shepherd" where it asks of whom the shepherd was afraid, "the city goes out of the law" where it asks what goes out of the city,
 * "the work of peace is justice" where it asks what the work of justice is.
 */
export function isLeadExchanged(
  asked: ReadQuestion,
  evidence: readonly number[],
  tokens: readonly Token[],
  part: number,
  partCount: number,
): boolean {
  const [first] = evidence
  const asks = asksOf(asked)
  if (first === undefined || (partCount > 1 && asks.length !== partCount)) return false
  const clause = partCount === 1 ? tokens : clauseAround(tokens, first)
  if (!tokens.some(({ word }) => (auxiliaries.has(word) && word !== 'being') || /^go(?:es)?$|ed$/.test(word)))
    return false
  const own = leadOf(tokens, first)
  const said = new Set(evidence.map((index) => tokens[index]?.stem))
  const nouns = clause.filter(
    ({ index, isStop, stem, number }) =>
      !isStop && number === undefined && !said.has(stem) && !evidence.includes(index) && asked.stems.has(stem),
  )
  const askedLeads = new Set(
    (partCount === 1 ? asks : asks.slice(part, part + 1)).flatMap(({ index, gap }) => {
      const lead = asked.tokens[index - 1]?.word ?? ''
      return !/[,;:]/.test(gap) && phraseBreaks.has(lead) ? [lead] : []
    }),
  )
  const placesOf = ({ stem }: Token): readonly Token[] => asked.tokens.filter((token) => token.stem === stem)
  return nouns.some((noun) => {
    const lead = leadOf(tokens, noun.index)
    if (placesOf(noun).some(({ index }) => asking.has(asked.tokens[index - 1]?.word ?? ''))) return false
    const inQuestion = placesOf(noun).map((token) => leadOf(asked.tokens, token.index))
    const between = tokens.slice(Math.min(first, noun.index) + 1, Math.max(first, noun.index))
    const isSaidOf = between.some(({ word }) => word !== own && !determiners.has(word))
    // "Kir is for the inward parts" names the slot; "the harvest of the Nile" only binds.
    const isNamed = between.every(
      ({ word, index }) => beForms.has(word) || evidence.includes(index) || word === lead || determiners.has(word),
    )
    if (first < noun.index && isNamed && between.some(({ word }) => beForms.has(word)) && partCount > 1) return false
    // The question's noun is led as the answer should be, and the answer is not.
    if (
      lead !== undefined &&
      askedLeads.has(lead) &&
      own !== lead &&
      first < noun.index &&
      inQuestion.every((other) => other !== lead)
    )
      return true
    // The answer is led as the question's noun should be, and that is not.
    return (
      own !== undefined &&
      askedLeads.size === 0 &&
      lead === undefined &&
      isSaidOf &&
      noun.index < first &&
      inQuestion.length > 0 &&
      inQuestion.every((other) => other === own) &&
      asked.tokens.filter(({ word }) => word === own).length === 1
    )
  })
}

/** The words with which a question asks. */
const asksOf = oncePer(({ tokens }: ReadQuestion) =>
  tokens.filter((token) => asking.has(token.word) && !isRelative(tokens, token)),
)

/** The words around a place, from comma, "and" or "but" to the next. */
function clauseAround(tokens: readonly Token[], at: number): readonly Token[] {
  const begins = ({ gap, word }: Token): boolean => /[,.;:!?\n]/.test(gap) || word === 'and' || word === 'but'
  const from = tokens.findLastIndex((token) => token.index <= at && begins(token))
  const to = tokens.findIndex((token) => token.index > at && begins(token))
  return tokens.slice(Math.max(0, from), to < 0 ? tokens.length : to)
}

/** The preposition that leads to a noun, its articles passed over; undefined where none does. */
function leadOf(tokens: readonly Token[], at: number): string | undefined {
  let from = at - 1
  while (determiners.has(tokens[from]?.word ?? '') && !/[,.;:!?\n]/.test(tokens[from + 1]?.gap ?? '')) from--
  const lead = tokens[from]?.word ?? ''
  return phraseBreaks.has(lead) && !/[,.;:!?\n]/.test(tokens[from + 1]?.gap ?? '') ? lead : undefined
}
