import { updateSelfGraded } from '@seraph/schema/http/progress'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { CurrentSeason } from '../../currentSeason.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { recordEvent } from './recordEvent.ts'

/** Counts a self-graded quiz on the player's honour: each question once, its score clamped (ruling 21). */
export function addUpdateSelfGraded(app: FastifyInstance, deps: Deps): void {
  serve(app, updateSelfGraded, (call) =>
    recordEvent(deps, call, (season) => ({ kind: 'self-graded', scores: countScores(season, call.body.scores) })),
  )
}

/** Of several scores of one question the last counts: a player may change their mind before the end. */
function countScores(season: CurrentSeason, scores: readonly { questionId: string; score: number }[]) {
  const scoreOf = new Map(scores.map(({ questionId, score }) => [questionId, score]))
  const counted = { questionsAnswered: 0, pointsEarned: 0, pointsPossible: 0, chapters: [] as number[] }
  for (const [id, score] of scoreOf) {
    const question = season.questionById.get(id)
    if (question === undefined) throw new AppError('question_not_found')
    counted.questionsAnswered += 1
    counted.pointsEarned += Math.min(Math.max(Math.floor(score), 0), question.points)
    counted.pointsPossible += question.points
    counted.chapters.push(question.chapter)
  }
  return counted
}
