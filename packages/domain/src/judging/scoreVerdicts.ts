import type { JudgedQuestion, Judgement, PartVerdict, QuestionPart } from '@seraph/schema/judging'

import { askedCount, countPoints } from './countPoints.ts'
import { writeFeedback } from './feedback.ts'
import { splitQuestion } from './splitQuestion.ts'
import { contentTokens, tokenize } from './tokenize.ts'

/** What a model says of an answer: a verdict on each part by its place, with the words it rests on, and wrong answers besides. */
export type ModelVerdicts = {
  readonly parts: readonly {
    readonly index: number
    readonly verdict: 'given' | 'wrong' | 'absent'
    readonly quote: string
  }[]
  readonly extraWrong: readonly string[]
  /** The answer names competing answers and settles on none. */
  readonly contradicts: boolean
}

/**
 * The mark that a model's verdicts earn by the rules: points are counted here and never taken from a model. A quote that isn't in
 * the answer, as the model saw it, makes its part missing; one word earns one part. The built-in mark stands where an injection
 * was cut out and this one is higher, and where zero would become full without a quote that shares a word with its part.
 */
export function scoreVerdicts(
  judged: JudgedQuestion,
  marked: { verdicts: ModelVerdicts; answer: string; builtIn: Judgement },
): Judgement {
  const { verdicts, answer, builtIn } = marked
  const question = splitQuestion(judged)
  const said = wordsOf(answer)
  const used = new Set<string>()
  const parts = question.parts.map((part, at): PartVerdict => {
    const found = verdicts.parts.find(({ index }) => index === at)
    const quote = wordsOf(found?.quote ?? '')
    const missing: PartVerdict = { part: part.text, status: 'missing', evidence: '' }
    if (found === undefined || found.verdict === 'absent' || !includes(said, quote)) return missing
    if (found.verdict === 'wrong') return { ...missing, status: 'wrong', evidence: found.quote }
    if (quote.length === 1 && used.has(quote.join())) return missing
    used.add(quote.join())
    return { ...missing, status: 'given', evidence: found.quote }
  })
  const surplus = verdicts.extraWrong.filter((text) => includes(said, wordsOf(text)))
  const judgement = conclude(question, { parts, surplus, contradicts: verdicts.contradicts, builtIn })
  const isTalkedInto = builtIn.flags.includes('injection') && judgement.score > builtIn.score
  const isRaised = builtIn.score === 0 && judgement.score === question.points
  return isTalkedInto || (isRaised && !sharesWord(question.parts, parts)) ? builtIn : judgement
}

function conclude(
  question: JudgedQuestion,
  found: { parts: PartVerdict[]; surplus: string[]; contradicts: boolean; builtIn: Judgement },
): Judgement {
  const { parts, surplus, contradicts, builtIn } = found
  const { points } = question
  const given = parts.filter(({ status }) => status === 'given').length
  const wrong = parts.filter(({ status }) => status === 'wrong').length
  const isSingle = askedCount(points, parts.length) === 1
  const counted = countPoints({
    points,
    partCount: parts.length,
    givenCount: given,
    wrongCount: wrong + surplus.length,
  })
  const score = isSingle && contradicts ? 0 : counted
  const feedback = writeFeedback({ score, maxScore: points, parts, surplus, isBlank: false })
  return { score, maxScore: points, parts, surplus, flags: builtIn.flags, confidence: 'high', feedback }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether the words stand in the text one after another; no words never do. */
function includes(text: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && ` ${text.join(' ')} `.includes(` ${words.join(' ')} `)
}

/** Whether some given part's quote has a content word of the part, in any of its wordings. */
function sharesWord(parts: readonly QuestionPart[], verdicts: readonly PartVerdict[]): boolean {
  return parts.some((part, at) => {
    const verdict = verdicts[at]
    if (verdict?.status !== 'given') return false
    const expected = new Set([part.text, ...(part.accept ?? [])].flatMap(stemsOf))
    return stemsOf(verdict.evidence).some((stem) => expected.has(stem))
  })
}

function stemsOf(text: string): string[] {
  return contentTokens(tokenize(text)).map((token) => token.stem)
}
