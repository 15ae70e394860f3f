import { listCoachedClubs } from '@seraph/db/queries/appeals/keyRevisions'
import { insertEvaluation } from '@seraph/db/queries/progress/evaluations'
import { JUDGE_VERSION } from '@seraph/judge/judge'
import { rememberJudgements } from '@seraph/judge/rememberJudgements'
import { presentEvaluation } from '@seraph/judge/say/presentEvaluation'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import type { EvaluationSettled } from '@seraph/schema/jobs/evaluation'
import { AppError } from '@seraph/service/appError'
import { playerCookie } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../http/idempotent.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { careFor, countHeeded } from '../../heedDistress.ts'
import { serve } from '../../http/serve.ts'
import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'
import { openAnsweringPlayers } from './answeringPlayers.ts'
import { awaitModel, awaitSettled, settledMark } from './awaitModel.ts'
import { findAskedQuestion } from './findAskedQuestion.ts'
import { heedAnswer } from './heedAnswer.ts'
import { isModelAllowed } from './isModelAllowed.ts'
import { refuseFlood } from './refuseFlood.ts'

/**
 * Marks an answer in this process and stores it in one statement; where the built-in judge isn't sure, waits for the model's
 * mark; an answer that speaks of distress is shown to no model, and kind words come with its mark
 * (rule 50). A repeat under the same key waits for the first call's mark and answers with it.
 */
export function addEvaluateAnswer(app: FastifyInstance, deps: Deps): void {
  const players = openAnsweringPlayers(deps)
  const judge = rememberJudgements()
  serve(app, evaluateAnswer, async ({ body, request, season: named }) => {
    const startedAt = performance.now()
    const player = await players.find(request.cookies[playerCookie])
    await refuseFlood(deps, request, player?.id)
    const idempotencyKey = idempotencyKeyOf(request) ?? null
    const season = await getOpenSeason(deps, named, request)
    const question = findAskedQuestion(season, body.question)
    const response = withoutUnseen(body.userAnswer)
    const clubs =
      player !== undefined && season.keys.isOfClubs(question.id) ? await listCoachedClubs(deps.db, player.id) : []
    const asked = season.keys.askedOf(question, clubs)
    const builtIn = judge(asked, response, season.lexicon, season.scriptureOf(question))
    const distress = await heedAnswer(deps, season, question, response)
    const care = distress === undefined ? {} : { care: await careFor(deps, player?.id) }
    const isAskingModel = distress === undefined && (await isModelAllowed(deps, request, builtIn))
    const id = randomUUID()
    const requestHash = hashRequest(request).toString('hex')
    const { playerId, former } = await insertEvaluation(deps.db, {
      id,
      idempotencyKey,
      requestHash,
      seasonId: season.id,
      question,
      player,
      response,
      recall: body.recall,
      builtIn,
      judgeVersion: JUDGE_VERSION,
      leaseMs: isAskingModel ? deps.env.MODEL_WAIT_MS : undefined,
    })
    if (player !== undefined && playerId !== player.id) players.forget(player)
    if (former !== undefined) {
      if (former.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
      const mark = former.isAwaitingModel ? await awaitSettled(deps, former.id) : settledMark(former)
      return { ...presentEvaluation({ id: former.id, ...mark }, question), ...care }
    }
    if (distress !== undefined) await countHeeded(deps, { kind: distress, box: 'answer' })
    const waitMs = deps.env.MODEL_WAIT_MS - (performance.now() - startedAt)
    const mark: EvaluationSettled = isAskingModel
      ? await awaitModel(deps, request, { id, waitMs })
      : { judgedBy: 'built-in', judgement: builtIn }
    deps.metrics.evaluations.inc({ judged_by: mark.judgedBy })
    return { ...presentEvaluation({ id, ...mark }, question), ...care }
  })
}
