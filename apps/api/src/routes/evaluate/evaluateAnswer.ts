import { insertEvaluation } from '@seraph/db/queries/evaluations'
import { JUDGE_VERSION, judge } from '@seraph/domain/judging/judge'
import { presentEvaluation } from '@seraph/domain/judging/presentEvaluation'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../idempotent.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { findPlayerSession } from '../../session.ts'
import { plainText } from '@seraph/domain/text/plainText'
import { awaitModel, awaitSettled, settledMark } from './awaitModel.ts'
import { findAskedQuestion } from './findAskedQuestion.ts'
import { isModelAllowed } from './isModelAllowed.ts'
import { refuseFlood } from './refuseFlood.ts'

/**
 * Marks an answer in this process and stores it in one statement; where the built-in judge isn't sure, waits for the model's
 * mark. A repeat under the same key waits for the first call's mark and answers with it.
 */
export function addEvaluateAnswer(app: FastifyInstance, deps: Deps): void {
  serve(app, evaluateAnswer, async ({ body, request }) => {
    const startedAt = performance.now()
    const session = await findPlayerSession(deps, request)
    await refuseFlood(deps, request, session)
    const idempotencyKey = idempotencyKeyOf(request) ?? null
    const season = await getCurrentSeason(deps)
    const question = findAskedQuestion(season, body.question)
    const response = plainText(body.userAnswer)
    const builtIn = judge(question.asked, response, season.lexicon)
    const isAskingModel = await isModelAllowed(deps, request, builtIn)
    const id = randomUUID()
    const requestHash = hashRequest(request).toString('hex')
    const row = await insertEvaluation(deps.db, {
      id,
      idempotencyKey,
      requestHash,
      seasonId: season.id,
      question,
      playerId: session?.player.id ?? null,
      response,
      builtIn,
      judgeVersion: JUDGE_VERSION,
      leaseMs: isAskingModel ? deps.env.MODEL_WAIT_MS : undefined,
    })
    if (row.id !== id) {
      if (row.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
      const mark = row.isAwaitingModel ? await awaitSettled(deps, row.id) : settledMark(row)
      return presentEvaluation({ id: row.id, ...mark }, question)
    }
    const waitMs = deps.env.MODEL_WAIT_MS - (performance.now() - startedAt)
    const mark = isAskingModel ? await awaitModel(deps, request, { id, waitMs }) : settledMark(row)
    deps.metrics.evaluations.inc({ judged_by: mark.judgedBy })
    return presentEvaluation({ id, ...mark }, question)
  })
}
