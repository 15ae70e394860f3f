import type { JudgedQuestion, Judgement, PartVerdict, QuestionPart } from '@seraph/schema/judging'

import { askedCount, countPoints } from './countPoints.ts'
import { markingWords, pointingWords } from '../language/english/words/markingWords.ts'
import { splitQuestion } from '../read/split/splitQuestion.ts'
import { stopWords } from '../language/english/words/stopWords.ts'
import { contentTokens, tokenize } from '../read/tokenize.ts'
import { verdictOn } from '../verdictOn.ts'

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

/** What a model's verdicts earn; `isHeld` where they don't count and the built-in mark stands. */
export type VerdictMark = { readonly judgement: Judgement; readonly isHeld: boolean }

/**
 * The mark that a model's verdicts earn by the rules: points are counted here and never taken from a model. A quote that isn't in
 * the answer, as the model saw it, makes its part missing; each part needs a word of its own that says something (one word earns
 * one part). It is held back where an injection was cut out or the answer speaks of its marking, and it is above the built-in one,
 * and where zero would become full without a quote that shares a word with its part.
 */
export function scoreVerdicts(
  judged: JudgedQuestion,
  marked: { verdicts: ModelVerdicts; answer: string; builtIn: Judgement },
): VerdictMark {
  const { verdicts, answer, builtIn } = marked
  const question = splitQuestion(judged)
  const said = wordsOf(answer)
  const quotes = question.parts.map((_, at) => {
    const found = verdicts.parts.find(({ index }) => index === at)
    const words = wordsOf(found?.quote ?? '')
    return found !== undefined && found.verdict !== 'absent' && includes(said, words) ? { ...found, words } : undefined
  })
  const earned = earnedParts(question, quotes)
  const parts = question.parts.map((part, at) => {
    const quote = quotes[at]
    if (quote?.verdict === 'wrong') return verdictOn(part, 'wrong', quote.quote)
    return earned.has(at) ? verdictOn(part, 'given', quote?.quote) : verdictOn(part, 'missing')
  })
  const surplus = surplusOf(verdicts.extraWrong, said, quotes)
  const judgement = conclude(question, { parts, surplus, contradicts: verdicts.contradicts, builtIn })
  const isAddressed = builtIn.flags.includes('injection') || speaksOfMarking(question, said)
  const isTalkedInto = isAddressed && judgement.score > builtIn.score
  const isRaised = builtIn.score === 0 && judgement.score === question.points
  return { judgement, isHeld: isTalkedInto || (isRaised && !sharesWord(question.parts, parts)) }
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
  return { score, maxScore: points, parts, surplus, flags: builtIn.flags, confidence: 'high' }
}

/** Whether the answer has a word about marking that neither the question nor its parts have. */
function speaksOfMarking(question: JudgedQuestion, said: readonly string[]): boolean {
  const wordings = question.parts.flatMap(({ text, accept = [] }) => [text, ...accept])
  const own = new Set([question.question, ...wordings].flatMap(wordsOf))
  return said.some((word) => markingWords.has(word) && !own.has(word))
}

type Quote = ModelVerdicts['parts'][number] & { readonly words: readonly string[] }

/** The places of the given parts that have a telling word of their own in their quote; the shortest quotes choose first. */
function earnedParts(question: JudgedQuestion, quotes: readonly (Quote | undefined)[]): ReadonlySet<number> {
  const asked = new Set(wordsOf(question.question))
  const used = new Set<string>()
  const earned = new Set<number>()
  const given = [...quotes.entries()].filter(([, quote]) => quote?.verdict === 'given')
  for (const [at, quote] of given.sort(([, a], [, b]) => (a?.words.length ?? 0) - (b?.words.length ?? 0))) {
    const part = question.parts[at]
    const own = new Set([part?.text ?? '', ...(part?.accept ?? [])].flatMap(wordsOf))
    const telling = (quote?.words ?? []).filter(
      (word) => own.has(word) || !(pointingWords.has(word) || stopWords.has(word) || asked.has(word)),
    )
    const free = telling.toSorted((a, b) => Number(own.has(b)) - Number(own.has(a))).find((word) => !used.has(word))
    if (free === undefined) continue
    used.add(free)
    earned.add(at)
  }
  return earned
}

/** The wrong answers that the response really holds, each once, and none that a part rests on. */
function surplusOf(
  texts: readonly string[],
  said: readonly string[],
  quotes: readonly (Quote | undefined)[],
): string[] {
  const known = new Set(quotes.map((quote) => quote?.words.join(' ')))
  return texts.filter((text) => {
    const words = wordsOf(text)
    if (!includes(said, words) || known.has(words.join(' '))) return false
    known.add(words.join(' '))
    return true
  })
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
