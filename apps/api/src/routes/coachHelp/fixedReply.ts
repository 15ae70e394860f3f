import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { refuseCoachQuestion } from '@seraph/domain/coachHelp/refuseCoachQuestion'
import { cleanResponse } from '@seraph/judge/clean/cleanResponse'

import { tellsPersonal } from './tellsPersonal.ts'

import type { OpenSeason } from '../../season/openSeason.ts'

/** The fixed reply to what the coach doesn't answer: personal data, and the quiz. `question` is cut to what a question may have. */
export function fixedReply(question: string, { season, quizLetters }: OpenSeason): string | undefined {
  if (tellsPersonal(question)) return coachSentences.personal
  const books = season.books.map(({ name }) => name)
  const refusal = refuseCoachQuestion(cleanResponse(question).text, { books, quizLetters })
  return refusal && coachSentences.asksForAnswer
}
