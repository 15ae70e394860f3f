import type { Action } from '@seraph/db/queries/progress/countedWork'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import { answerTimeMs } from '@seraph/domain/counting/actionMs'
import type { Counts } from '@seraph/schema/progress/progressKinds'
import { AppError } from '@seraph/service/appError'

import type { OpenSeason } from '../../season/openSeason.ts'

/**
 * What the scores of a self-graded quiz count, each clamped to its question's points (rule 21). The server never sees what was
 * answered, so that a graded question takes the time of an answer of one word (rule 152). Of several scores of one question the
 * last counts: a player may change their mind before the end. `question_not_found` where the season has no such question.
 */
export function countScores(
  season: Pick<OpenSeason, 'questionById'>,
  scores: readonly { questionId: string; score: number }[],
): Pick<NewProgressEvent, 'chapters' | 'actions'> & { counts: Partial<Counts> } {
  const scoreOf = new Map(scores.map(({ questionId, score }) => [questionId, score]))
  const counts = { questionsAnswered: 0, pointsEarned: 0, pointsPossible: 0 }
  const chapters: number[] = []
  const actions: Action[] = []
  for (const [id, score] of scoreOf) {
    const question = season.questionById.get(id)
    if (question === undefined) throw new AppError('question_not_found')
    counts.questionsAnswered += 1
    counts.pointsEarned += Math.min(Math.max(Math.floor(score), 0), question.points)
    counts.pointsPossible += question.points
    const { chapter } = question
    chapters.push(chapter)
    actions.push({ subject: id, chapter, needMs: answerTimeMs(1), triviaPoints: 0, memoryPoints: 0 })
  }
  return { counts, chapters, actions }
}
