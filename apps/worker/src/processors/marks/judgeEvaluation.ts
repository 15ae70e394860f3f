import { findAwaitingEvaluation, settleBuiltIn, settleByModel } from '@seraph/db/queries/progress/evaluations'
import type { AwaitingEvaluation } from '@seraph/db/queries/progress/evaluations'
import type { EvaluationSettled, JudgeEvaluation } from '@seraph/schema/jobs/evaluation'
import { publishReply } from '@seraph/service/queue/replies'

import type { Deps } from '../../deps.ts'
import { judgeByModel } from './judgeByModel.ts'

/**
 * Asks the model about one stored answer and lets its mark count, unless the row is settled by then; whoever waits is told after
 * the commit. Without a model, a readable answer or time, the built-in mark stands (rule 29).
 */
export async function judgeEvaluation(deps: Deps, job: JudgeEvaluation): Promise<void> {
  const { evaluationId: id, requestId: reqId } = job
  const log = deps.log.child({ reqId, evaluationId: id })
  const awaiting = await findAwaitingEvaluation(deps.db, id)
  if (awaiting === undefined) {
    log.info('nothing to judge')
    return
  }
  const settled = await settle(deps, awaiting).catch(async (error: unknown): Promise<EvaluationSettled | undefined> => {
    log.warn({ err: error }, 'the built-in mark stands')
    const row = await settleBuiltIn(deps.db, id)
    return row && { judgedBy: 'built-in', judgement: row.builtIn }
  })
  if (settled === undefined) {
    log.info('settled by another meanwhile')
    return
  }
  log.info({ judgedBy: settled.judgedBy, score: settled.judgement.score }, 'evaluation settled')
  await publishReply(deps.redis, job.replyTo, { job: 'evaluation.judge', id, reply: settled }).catch((error: unknown) =>
    log.warn({ err: error }, 'the reply was lost'),
  )
}

/** Stores the model's mark; undefined where the row was settled first. Throws what keeps the model from marking. */
async function settle(deps: Deps, awaiting: AwaitingEvaluation): Promise<EvaluationSettled | undefined> {
  const { judgement, isHeld, name: modelName, promptVersion } = await judgeByModel(deps, awaiting)
  const mark = { id: awaiting.id, model: judgement, isHeld, modelName, promptVersion }
  const isSettled = await settleByModel(deps.db, mark)
  if (!isSettled) return undefined
  return isHeld ? { judgedBy: 'built-in', judgement: awaiting.builtIn } : { judgedBy: 'model', judgement }
}
