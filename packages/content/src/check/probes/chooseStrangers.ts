import type { Lexicon } from '@seraph/schema/judging'
import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'
import { wordingsOf } from '@seraph/judge/read/wordingsOf'

import type { RenderedQuestion } from '../../make/renderQuestion.ts'

/** So many answers of other questions are judged on each. */
export const strangersEach = 30

/** Answers of other questions that a question should give nothing for. */
export type Strangers = { question: RenderedQuestion; answers: string[] }

/**
 * Chooses for every question, by lot, 30 answers of other questions of the same type, or the first `each` of these, none of which gives a
 * wording that the question accepts, in other words either. The lot is made of the two ids, so that
 * a change of one question leaves the others' strangers as they are.
 */
export function chooseStrangers(
  questions: readonly RenderedQuestion[],
  lexicon: Lexicon,
  each = strangersEach,
): Strangers[] {
  const unify = unifier(lexicon)
  const asked = questions.filter(({ type }) => type !== 'true_false').map((question) => read(question, unify))
  const byType = Map.groupBy(asked, ({ question }) => question.type)
  return asked.map((own) => {
    const answers: string[] = []
    for (const other of byLot(own, byType.get(own.question.type) ?? [])) {
      if (answers.length === each) break
      if (!isCovered(own, other)) answers.push(other.answer)
    }
    return { question: own.question, answers }
  })
}

/** The others in the order of their lots; of two with the same lot the first one first. */
function byLot(own: Read, others: readonly Read[]): Read[] {
  const start = rankOf(`${own.question.id} `)
  const lots = Float64Array.from(others, (other, at) => rankOf(other.question.id, start) * others.length + at)
  return Array.from(lots.sort(), (lot) => others[lot % others.length]).filter((other) => other !== undefined)
}

/** The same for one question alone, with wordings that may be its own by and by. */
export function strangersOf(
  question: RenderedQuestion,
  questions: readonly RenderedQuestion[],
  lexicon: Lexicon,
): string[] {
  const alike = questions.filter(({ id, type }) => id !== question.id && type === question.type)
  const chosen = chooseStrangers([question, ...alike], lexicon).find((strangers) => strangers.question === question)
  return chosen?.answers ?? []
}

/** A number that only the text decides and that tells nothing of it (FNV-1a); `start`: that of the text before it. */
function rankOf(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

type Read = {
  question: RenderedQuestion
  answer: string
  /** The stems of the answer as it stands and in the words of the lexicon's rows. */
  meaning: Set<string>
  /** The stems of each wording that the question accepts, as it stands and in the words of the lexicon's rows. */
  wordings: string[][]
  /** The stems of each part and of all wordings, as they stand. */
  parts: string[][]
  known: Set<string>
}

function read(question: RenderedQuestion, unify: Unify): Read {
  const answer = question.parts.map(({ text }) => text).join(', ')
  const wordings = question.parts.flatMap((part) => wordingsOf(part))
  return {
    question,
    answer,
    meaning: new Set(unify(answer).flatMap(stemsOf)),
    wordings: wordings.flatMap((text) => unify(text).map(stemsOf)),
    parts: question.parts.map(({ text }) => stemsOf(text)),
    known: new Set(wordings.flatMap(stemsOf)),
  }
}

/**
 * Whether the other's answer gives a wording that this question accepts,
 * in these words or in those that the season's lexicon holds to be the
 * same ("the LORD", "Yahweh"), or one of its parts has no word that this one lacks.
 */
function isCovered(own: Read, other: Read): boolean {
  if (own.answer === other.answer) return true
  return (
    own.wordings.some((stems) => stems.every((stem) => other.meaning.has(stem))) ||
    other.parts.some((stems) => stems.every((stem) => own.known.has(stem)))
  )
}

/** A text as it stands, with one of its wordings brought to the first of a row that has it, for each such row, and with all of them so. */
type Unify = (text: string) => string[]

function unifier(lexicon: Lexicon): Unify {
  const firsts = new Map<string, string[]>()
  for (const [first = '', ...others] of lexicon.synonyms)
    for (const other of others) firsts.set(other, [...(firsts.get(other) ?? []), first])
  if (firsts.size === 0) return (text) => [text]
  const longestFirst = [...firsts.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`\\b(?:${longestFirst.map(escape).join('|')})\\b`, 'g')
  return (text) => {
    const lower = text.toLowerCase()
    const found = [...new Set(lower.match(pattern) ?? [])]
    const replace = (put: (wording: string) => string | undefined): string =>
      lower.replace(pattern, (wording) => put(wording) ?? wording)
    const single = found.flatMap((one) =>
      (firsts.get(one) ?? []).map((first) => replace((wording) => (wording === one ? first : undefined))),
    )
    return [text, ...single, replace((wording) => firsts.get(wording)?.[0])]
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The stems of the words that say something; where none does, of all ("both", "you"). */
function stemsOf(text: string): string[] {
  const tokens = tokenize(text.toLowerCase().replace(/[—–-]/g, ' '))
  const telling = contentTokens(tokens)
  return (telling.length > 0 ? telling : tokens).map(({ stem }) => stem)
}
