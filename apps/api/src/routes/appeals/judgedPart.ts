import { splitQuestion } from '@seraph/judge/read/split/splitQuestion'
import { reviseQuestion } from '@seraph/judge/revise/reviseQuestion'
import type { RevisedPart } from '@seraph/judge/revise/gainOf'
import type { QuestionPart } from '@seraph/schema/judging'
import { AppError } from '@seraph/service/appError'

import type { KnownQuestion, OpenSeason } from '../../season/openSeason.ts'

/** A question and one of its parts, as verdicts name it; throws `question_not_found`. */
export function getPart(
  season: OpenSeason,
  { questionId, partId }: { questionId: string; partId: string },
): { question: KnownQuestion; part: Pick<QuestionPart, 'text' | 'accept'> } {
  const question = season.questionById.get(questionId)
  const part = question && splitQuestion(question.asked).parts.find(({ id }) => id === partId)
  if (question === undefined || part === undefined) throw new AppError('question_not_found')
  return { question, part }
}

/** The part with one more accepted wording, to be compared with the pack's own key. */
export function revisePart(
  season: OpenSeason,
  question: KnownQuestion,
  { partId, wording }: { partId: string; wording: string },
): RevisedPart {
  const { asked } = question
  const revised = reviseQuestion(asked, [{ partId, kind: 'accept', wording }])
  return { asked, revised, partId, lexicon: season.lexicon, scripture: season.scriptureOf(question) }
}
