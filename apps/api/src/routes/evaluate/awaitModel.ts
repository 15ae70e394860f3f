import { findEvaluation, settleBuiltIn } from '@seraph/db/queries/progress/evaluations'
import type { EvaluationRow } from '@seraph/db/queries/progress/evaluations'
import type { EvaluationSettled } from '@seraph/schema/jobs/evaluation'
import type { FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Deps } from '../../deps.ts'

/** How often a repeat looks whether the first call's mark is settled: it is told nothing by the worker. */
const lookMs = 150

/**
 * Has the worker ask the model about a stored mark and waits for the verdict up to `waitMs`; then the built-in mark stands, unless
 * the model's has just been stored (rule 29). Never throws but where the database is away.
 */
export async function awaitModel(
  deps: Deps,
  request: FastifyRequest,
  { id, waitMs }: { id: string; waitMs: number },
): Promise<EvaluationSettled> {
  const job = { evaluationId: id, replyTo: deps.replies.channel, requestId: request.id }
  request.log.info({ evaluationId: id }, 'the model is asked')
  const awaited = deps.replies.expect('evaluation.judge', id, waitMs)
  deps.queue.enqueue('evaluation.judge', job, { jobId: id }).catch((error: unknown) => {
    request.log.warn({ err: error, evaluationId: id }, 'the model could not be asked')
    awaited.giveUp()
  })
  return (await deps.lateCalls.aside(request, awaited.reply)) ?? settle(deps, id)
}

/** Waits until the first call under the same key has settled the mark, or nobody waits for the model any more. */
export async function awaitSettled(deps: Deps, id: string): Promise<EvaluationSettled> {
  for (;;) {
    const row = await getEvaluation(deps, id)
    if (!row.isAwaitingModel) return settledMark(row)
    if (row.isLeaseOver) return settle(deps, id)
    await sleep(lookMs)
  }
}

/** The judgement of a settled row that counts. */
export function settledMark(row: EvaluationRow): EvaluationSettled {
  const { judgedBy, model, builtIn } = row
  return judgedBy === 'model' && model !== null
    ? { judgedBy, judgement: model }
    : { judgedBy: 'built-in', judgement: builtIn }
}

async function settle(deps: Deps, id: string): Promise<EvaluationSettled> {
  return settledMark((await settleBuiltIn(deps.db, id)) ?? (await getEvaluation(deps, id)))
}

async function getEvaluation(deps: Deps, id: string): Promise<EvaluationRow & { isLeaseOver: boolean }> {
  const row = await findEvaluation(deps.db, id)
  if (row === undefined) throw new Error(`evaluation ${id} is gone`)
  return row
}
