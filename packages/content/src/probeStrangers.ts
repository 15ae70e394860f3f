import { judge } from '@seraph/domain/judging/judge'
import type { Lexicon } from '@seraph/domain/judging/lexicon'
import { contentTokens, tokenize } from '@seraph/domain/judging/tokenize'
import { wordingsOf } from '@seraph/domain/judging/wordingsOf'

import type { Fault } from './findFaults.ts'
import { asJudged } from './probeJudge.ts'
import type { RenderedQuestion } from './renderQuestion.ts'

const answersEach = 30

/**
 * A good judge knows that "my God" may be Yahweh, so single points are given to a stranger's answer with reason. These limits tell that from
 * a question or a judge that is too easy: of all such answers 1 in 100, of one question's 30 no more than 10.
 */
const limits = { share: 0.01, ofOneQuestion: 10 }

/** How often answers to other questions earned anything; `worst`: the questions where it happened most, with one such answer. */
export type StrangerReport = { judged: number; earned: number; worst: { id: string; earned: number; answer: string }[] }

/**
 * Judges 30 answers of other questions of the same type on every question, chosen by lot, none of which gives a wording that the question
 * accepts; they should earn nothing. The lot
 * is made of the two ids, so that a change of one question leaves the others' strangers as they are.
 */
export function probeStrangers(
  questions: readonly RenderedQuestion[],
  lexicon: Lexicon,
): { report: StrangerReport; faults: Fault[] } {
  const asked = questions
    .filter(({ type }) => type !== 'true_false')
    .map((question) => ({ question, ...read(question) }))
  const byType = Map.groupBy(asked, ({ question }) => question.type)
  const earning: StrangerReport['worst'] = []
  let judged = 0
  for (const own of asked) {
    const strangers = (byType.get(own.question.type) ?? [])
      .map((other) => ({ other, rank: rankOf(`${own.question.id} ${other.question.id}`) }))
      .sort((a, b) => a.rank - b.rank)
    const answers: string[] = []
    for (const { other } of strangers) {
      if (answers.length === answersEach) break
      if (!isCovered(own, other)) answers.push(other.answer)
    }
    judged += answers.length
    const wrong = answers.filter((answer) => judge(asJudged(own.question), answer, lexicon).score > 0)
    if (wrong[0] !== undefined) earning.push({ id: own.question.id, earned: wrong.length, answer: wrong[0] })
  }
  const earned = earning.reduce((sum, row) => sum + row.earned, 0)
  const worst = earning.sort((a, b) => b.earned - a.earned)
  const faults = worst
    .filter((row) => row.earned > limits.ofOneQuestion)
    .map(({ id, earned: count, answer }) => ({
      where: id,
      what: `earns points with ${count} answers to other questions, as with "${answer}"`,
    }))
  if (earned > limits.share * judged)
    faults.push({ where: 'questions', what: `${earned} of ${judged} answers to other questions earn points` })
  return { report: { judged, earned, worst: worst.slice(0, 10) }, faults }
}

/** A number that only the text decides and that tells nothing of it (FNV-1a). */
function rankOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

type Read = { answer: string; answerStems: Set<string>; parts: string[][]; wordings: string[][]; known: Set<string> }

function read(question: RenderedQuestion): Read {
  const answer = question.parts.map(({ text }) => text).join(', ')
  const wordings = question.parts
    .flatMap(wordingsOf)
    .map(stemsOf)
    .filter((stems) => stems.length > 0)
  const parts = question.parts.map(({ text }) => stemsOf(text)).filter((stems) => stems.length > 0)
  return { answer, answerStems: new Set(stemsOf(answer)), parts, wordings, known: new Set(wordings.flat()) }
}

/** Whether the other's answer gives a wording that this question accepts, or one of its parts has no word that this one lacks. */
function isCovered(own: Read, other: Read): boolean {
  if (own.answer === other.answer) return true
  const givesWording = own.wordings.some((stems) => stems.every((stem) => other.answerStems.has(stem)))
  return givesWording || other.parts.some((stems) => stems.every((stem) => own.known.has(stem)))
}

function stemsOf(text: string): string[] {
  return contentTokens(tokenize(text.toLowerCase().replace(/[—–-]/g, ' '))).map(({ stem }) => stem)
}
