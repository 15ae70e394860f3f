import type { Tx } from '@seraph/db/open'
import { findReportedTrivia } from '@seraph/db/queries/admin/errorReports'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import type { reportError } from '@seraph/schema/http/appeals/errorReports'

import type { OpenSeason, KnownQuestion } from '../../season/openSeason.ts'

/** What the server knows of a reported question. */
export type Reported = { questionId: string | null; questionText: string; reportedAnswer: string | null }

/**
 * The question that a report means, with its answer (rule 17): by `questionId`, else by chapter and exact text. A question that isn't
 * known is kept as it was sent, without an answer: a report is never turned away for that. A crossword is reported as a whole.
 */
export async function findReported(tx: Tx, season: OpenSeason, body: BodyOf<typeof reportError>): Promise<Reported> {
  const { quizType, questionId: id, chapter, questionText } = body
  const unknown = { questionId: null, questionText, reportedAnswer: null }
  if (quizType === 'crossword') return unknown
  if (quizType === 'trivia') {
    const trivia = await findReportedTrivia(tx, { seasonId: season.id, id, chapter, question: questionText })
    if (trivia === undefined) return unknown
    return { questionId: trivia.id, questionText: trivia.question, reportedAnswer: trivia.answer }
  }
  const known = id === undefined ? findByText(season, chapter, questionText) : season.questionById.get(id)
  if (known === undefined) return unknown
  const answer = known.parts.map((part) => part.text).join('; ')
  return { questionId: known.id, questionText: known.question, reportedAnswer: answer }
}

function findByText(season: OpenSeason, chapter: number, text: string): KnownQuestion | undefined {
  const all = [...season.questionById.values()].filter((one) => one.chapter === chapter && one.question.trim() === text)
  return all.find((one) => !one.isRetired) ?? all[0]
}
