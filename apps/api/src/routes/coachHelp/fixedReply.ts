import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { findConcern } from '@seraph/domain/coachHelp/findConcern'
import { refuseCoachQuestion } from '@seraph/domain/coachHelp/refuseCoachQuestion'
import { cleanResponse } from '@seraph/domain/judging/cleanResponse'

import type { CurrentSeason } from '../../currentSeason.ts'

/** The fixed reply to what the coach doesn't answer; a child in distress is heard first. */
export function fixedReply(question: string, { season, questionById }: CurrentSeason): string | undefined {
  const concern = findConcern(question)
  if (concern !== undefined) return coachSentences[concern]
  const books = season.books.map(({ name }) => name)
  const quizQuestions = [...questionById.values()].map((known) => known.question)
  const refusal = refuseCoachQuestion(cleanResponse(question).text, { books, quizQuestions })
  return refusal && coachSentences.asksForAnswer
}
