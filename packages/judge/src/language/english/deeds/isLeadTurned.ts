import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { determiners } from '../words/wordKinds.ts'

/** Prepositions that lead from one thing to another. */
const leads = new Set('into from to instead'.split(' '))
const asking = new Set('what which whom whose where'.split(' '))

/**
 * Whether an answer is led from where the question leads to it: "plowshares into swords" where it asks into what the swords are beaten,
 * "spices instead of rottenness" where it asks what there is instead of the spices. `others`: the words of the other parts' answers,
 * which are led to rightly ("from the Euphrates to the brook of Egypt").
 */
export function isLeadTurned(
  asked: ReadQuestion,
  evidence: readonly number[],
  tokens: readonly Token[],
  others: () => ReadonlySet<number>,
): boolean {
  const [first, last] = [evidence[0], evidence.at(-1)]
  if (first === undefined || last === undefined) return false
  const isNoun = (token: Token | undefined): boolean =>
    token !== undefined && asked.stems.has(token.stem) && !others().has(token.index)
  const before = nounBefore(tokens, first)
  if (before?.lead === 'instead') return isInstead(asked) && isNoun(before.noun)
  const lead = leadAfter(tokens, last)
  if (lead === undefined || lead.word === 'instead' || before?.lead === lead.word) return false
  const isAskedSo = asked.tokens.some(
    ({ word, index, gap }) => asking.has(word) && !/[,;:]/.test(gap) && asked.tokens[index - 1]?.word === lead.word,
  )
  return isAskedSo && isNoun(lead.noun)
}

/** Whether a question asks for what there is instead of what it names. */
function isInstead({ tokens }: ReadQuestion): boolean {
  return tokens.some(({ word, index }) => word === 'instead' && !asking.has(tokens[index + 2]?.word ?? ''))
}

/** The preposition right after an answer, and the noun that it leads to. */
function leadAfter(tokens: readonly Token[], last: number): { word: string; noun: Token | undefined } | undefined {
  const word = tokens[last + 1]?.word ?? ''
  if (!leads.has(word) || /[,.;:!?\n]/.test(tokens[last + 1]?.gap ?? '')) return undefined
  return { word, noun: afterArticles(tokens, last + 2) }
}

/** The preposition right before an answer, and the noun before that. */
function nounBefore(tokens: readonly Token[], first: number): { lead: string; noun: Token | undefined } | undefined {
  let at = first - 1
  while (determiners.has(tokens[at]?.word ?? '')) at--
  const isOf = tokens[at]?.word === 'of' && tokens[at - 1]?.word === 'instead'
  const lead = isOf ? 'instead' : (tokens[at]?.word ?? '')
  if (!leads.has(lead)) return undefined
  return { lead, noun: tokens[at - (isOf ? 2 : 1)] }
}

function afterArticles(tokens: readonly Token[], from: number): Token | undefined {
  let at = from
  while (determiners.has(tokens[at]?.word ?? '')) at++
  return tokens[at]
}
