import type { Action } from '@seraph/db/queries/progress/countedWork'
import { answerTimeMs } from '@seraph/domain/counting/actionMs'
import { updateSelfGraded } from '@seraph/schema/http/progress'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { OpenSeason } from '../../season/openSeason.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { recordEvent } from './recordEvent.ts'

/** Counts a self-graded quiz on the player's honour: each question once, its score clamped (rule 21). */
export function addUpdateSelfGraded(app: FastifyInstance, deps: Deps): void {
  serve(app, updateSelfGraded, (call) =>
    recordEvent(deps, call, (season) => ({ kind: 'self-graded', ...countScores(season, call.body.scores) })),
  )
}

/**
 * The server never sees what was answered, so that a graded question takes the time of an answer of one word
 * (rule 152). Of several scores of one question the last counts: a player may change their mind before the end.
 */
function countScores(season: OpenSeason, scores: readonly { questionId: string; score: number }[]) {
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
