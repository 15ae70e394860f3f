import { listMetQuestions } from '@seraph/db/queries/events/metQuestions'
import type { Read } from '@seraph/db/open'
import { AppError } from '@seraph/service/appError'

import type { KnownQuestion, OpenSeason } from '../../season/openSeason.ts'

/** For how long a question counts as met lately. */
export const metDays = 14

/** A question that may be drawn, with how often these clubs' players were asked it. */
export type OfferedQuestion = KnownQuestion & { times: number }

/**
 * What a set is drawn from (rule 216): the season's questions of these chapters, without those that players of `coachIds` met in the last
 * 14 days where `leavesOutMet`. Throws `chapter_not_in_season`, `too_few_questions` where fewer than `size` are left.
 */
export async function offerQuestions(
  db: Read,
  season: OpenSeason,
  given: { chapters: readonly number[]; coachIds: readonly string[]; leavesOutMet: boolean; size: number },
): Promise<OfferedQuestion[]> {
  const { chapters, coachIds, leavesOutMet, size } = given
  if (!chapters.every((chapter) => season.questions.has(chapter))) throw new AppError('chapter_not_in_season')
  const met = coachIds.length === 0 ? [] : await listMetQuestions(db, { coachIds, seasonId: season.id, days: metDays })
  const metById = new Map(met.map((row) => [row.id, row]))
  const offered = [...season.questionById.values()]
    .filter(({ isRetired, chapter }) => !isRetired && chapters.includes(chapter))
    .filter(({ id }) => !leavesOutMet || metById.get(id)?.isRecent !== true)
  if (offered.length < size) throw new AppError('too_few_questions')
  return offered.map((question) => ({ ...question, times: metById.get(question.id)?.times ?? 0 }))
}
