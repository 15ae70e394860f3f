import { contentTokens, tokenize } from '@seraph/domain/judging/tokenize'
import { wordingsOf } from '@seraph/domain/judging/wordingsOf'

import type { RenderedQuestion } from './renderQuestion.ts'

const answersEach = 30

/** Answers of other questions that a question should give nothing for. */
export type Strangers = { question: RenderedQuestion; answers: string[] }

/**
 * Chooses for every question, by lot, 30 answers of other questions of the same type, none of which gives a wording that the question
 * accepts. The lot is made of the two ids, so that a change of one question leaves the others' strangers as they are.
 */
export function chooseStrangers(questions: readonly RenderedQuestion[]): Strangers[] {
  const asked = questions.filter(({ type }) => type !== 'true_false').map(read)
  const byType = Map.groupBy(asked, ({ question }) => question.type)
  return asked.map((own) => {
    const lots = (byType.get(own.question.type) ?? [])
      .map((other) => ({ other, rank: rankOf(`${own.question.id} ${other.question.id}`) }))
      .sort((a, b) => a.rank - b.rank)
    const answers: string[] = []
    for (const { other } of lots) {
      if (answers.length === answersEach) break
      if (!isCovered(own, other)) answers.push(other.answer)
    }
    return { question: own.question, answers }
  })
}

/** A number that only the text decides and that tells nothing of it (FNV-1a). */
function rankOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

type Read = {
  question: RenderedQuestion
  answer: string
  answerStems: Set<string>
  parts: string[][]
  wordings: string[][]
  known: Set<string>
}

function read(question: RenderedQuestion): Read {
  const answer = question.parts.map(({ text }) => text).join(', ')
  const wordings = question.parts
    .flatMap(wordingsOf)
    .map(stemsOf)
    .filter((stems) => stems.length > 0)
  const parts = question.parts.map(({ text }) => stemsOf(text)).filter((stems) => stems.length > 0)
  return { question, answer, answerStems: new Set(stemsOf(answer)), parts, wordings, known: new Set(wordings.flat()) }
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
