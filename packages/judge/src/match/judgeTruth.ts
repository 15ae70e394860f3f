import type { PartVerdict } from '@seraph/schema/judging'

import type { Language } from '../language/Language.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { NamedQuestion } from '../read/nameParts.ts'
import type { Token } from '../read/tokenize.ts'
import { verdictOn } from '../verdictOn.ts'

/** How many words before "true" or "false" may deny it. */
const reach = 3

/**
 * The verdict on an answer to "true or false", by what it says of truth: its "true" and "false" ("not true" is false), else the "yes" or
 * "no" that it begins with, or the statement itself that it denies ("he was not told to stand"). One that says both earns nothing.
 * Undefined where the question isn't of that kind or the answer says none of this. `asked`: the question's words.
 */
export function judgeTruth(
  question: NamedQuestion,
  asked: readonly Token[],
  response: ReadResponse,
): PartVerdict | undefined {
  const { language } = response
  const { agreeing, disagreeing, truths, untruths } = language
  const [trueWord] = truths
  const [falseWord] = untruths
  const [only] = question.parts
  const expected = only?.text.trim().toLowerCase()
  if (only === undefined || question.parts.length > 1 || (expected !== trueWord && expected !== falseWord))
    return undefined
  const said = response.tokens.flatMap((token): readonly { isTrue: boolean; token: Token }[] => {
    const isShort = token.word.length === 1
    if (isShort && token.index > 0) return []
    if (truths.has(token.word)) return [{ isTrue: !isDenied(response.tokens, token, language), token }]
    return untruths.has(token.word) ? [{ isTrue: isDenied(response.tokens, token, language), token }] : []
  })
  const [first] = response.tokens
  if (said.length === 0 && first !== undefined) {
    if (agreeing.has(first.word)) said.push({ isTrue: true, token: first })
    if (disagreeing.has(first.word)) said.push({ isTrue: false, token: first })
  }
  const denial = said.length === 0 ? denialOf(asked, response) : undefined
  if (denial !== undefined) said.push({ isTrue: false, token: denial })
  const [one] = said
  if (one === undefined) return undefined
  const isRight = said.every(({ isTrue }) => isTrue === (expected === trueWord))
  return verdictOn(only, isRight ? 'given' : 'wrong', one.token.raw)
}

/** The word by which a response denies the question's statement, and adds nothing to it; undefined where that denies something itself. */
function denialOf(asked: readonly Token[], { tokens, language }: ReadResponse): Token | undefined {
  const { negators } = language.words
  const denials = tokens.filter(({ word }) => negators.has(word))
  const stems = new Set(asked.map(({ stem }) => stem))
  const told = tokens.filter(({ isStop }) => !isStop)
  const isSentence = tokens.some(({ word }) => language.words.auxiliaries.has(word))
  const isOfStatement = told.length > (isSentence ? 0 : 1) && told.every(({ stem }) => stems.has(stem))
  const isDenial = denials.length === 1 && isOfStatement && !asked.some(({ word }) => negators.has(word))
  return isDenial ? denials[0] : undefined
}

/**
 * Whether what a response to "true or false" says of truth may be the
 * question's own words, said back: it says both, or the statement itself
 * speaks of what is true or false ("that his testimony is true").
 */
export function saysTruthBack(
  asked: readonly Token[],
  response: readonly Token[],
  { truths, untruths }: Language,
): boolean {
  const countIn = (tokens: readonly Token[], words: ReadonlySet<string>): number =>
    tokens.filter(({ word }) => words.has(word)).length
  const saysBoth = countIn(response, truths) > 0 && countIn(response, untruths) > 0
  return saysBoth || countIn(asked, truths) > 1 || countIn(asked, untruths) > 1
}

function isDenied(tokens: readonly Token[], token: Token, { words: { negators } }: Language): boolean {
  return tokens
    .slice(Math.max(0, token.index - reach), token.index)
    .some(({ index, word }) => negators.has(word) && !isPaused(tokens, index, token.index))
}

/** Whether a pause stands between two words: "it was not so, false" denies no "false". */
function isPaused(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to + 1).some(({ gap }) => /[,.;!?]/.test(gap))
}
