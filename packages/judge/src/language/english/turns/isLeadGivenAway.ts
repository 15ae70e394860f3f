import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

/** How far behind a word of the question an answer still belongs to it ("in the house of the forest"). */
const reach = 4
const asking = new Set('what which whom whose'.split(' '))

/**
 * Whether a response gives the preposition with which a part is asked for to a word of the question or to another answer: "he gave the
 * spirits authority over the twelve" where it asks over what he gave the twelve authority.
 */
export function isLeadGivenAway(
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  part: number,
  tokens: readonly Token[],
): boolean {
  const evidence = matches[part]?.evidence ?? []
  const leads = leadsOf(asked)
  const lead = leads.length === matches.length ? leads[part] : undefined
  if (lead === undefined || leads.filter((other) => other === lead).length > 1) return false
  const reason = tokens.find(({ word }) => word === 'because')?.index ?? tokens.length
  const ledBy = tokens
    .filter(({ word, index }) => word === lead && index < reason)
    .map(({ index }) => nounAfter(tokens, index))
  // "In the land of uprightness" where it asks in what land.
  const classes = new Set(
    asked.tokens.flatMap(({ word, index }) => (isAsking(word) ? classAfter(asked.tokens, index) : [])),
  )
  const isAsked = (noun: Token): boolean =>
    !noun.isStop &&
    asked.stems.has(noun.stem) &&
    !classes.has(noun.stem) &&
    !evidence.some((at) => at > noun.index && at <= noun.index + reach)
  const isLedThere = asked.tokens.some(
    ({ word, index }) => word === lead && ledBy.some((noun) => noun?.stem === nounAfter(asked.tokens, index)?.stem),
  )
  // "Their tradition, by the word of God" where it asks by what the word was made void.
  const isOther = (noun: Token): boolean =>
    matches.some(
      (other, at) =>
        at < part &&
        other?.isGiven === true &&
        other.evidence.includes(noun.index) &&
        other.wording.tokens.every(({ word }) => word !== lead) &&
        evidence.every((index) => index < noun.index),
    )
  return (
    ledBy.length > 0 &&
    !isLedThere &&
    ledBy.every((noun) => noun !== undefined && (isAsked(noun) || isOther(noun)) && !evidence.includes(noun.index))
  )
}

/** The stems of the words by which something is asked for: "what kind of place". */
function classAfter(tokens: readonly Token[], at: number): readonly string[] {
  const end = tokens.findIndex(({ index, word, gap }) => index > at && (auxiliaries.has(word) || /[,;]/.test(gap)))
  return tokens.slice(at + 1, end < 0 ? undefined : end).map(({ stem }) => stem)
}

function isAsking(word: string): boolean {
  return asking.has(word) || word === 'who'
}

function nounAfter(tokens: readonly Token[], at: number): Token | undefined {
  return tokens.find(({ index, word }) => index > at && !determiners.has(word))
}

/** The prepositions before the asking words of a question, undefined where one has none. */
const leadsOf = oncePer(({ tokens }: ReadQuestion): readonly (string | undefined)[] =>
  tokens
    .filter(({ word }) => isAsking(word))
    .map(({ index, gap }) => {
      const before = /[,;:]/.test(gap) ? '' : (tokens[index - 1]?.word ?? '')
      return phraseBreaks.has(before) && before !== 'of' ? before : undefined
    }),
)
