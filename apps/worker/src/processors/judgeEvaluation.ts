import { findAwaitingEvaluation, settleBuiltIn, settleByModel } from '@seraph/db/queries/evaluations'
import type { AwaitingEvaluation } from '@seraph/db/queries/evaluations'
import { judgedQuestion } from '@seraph/db/queries/questions'
import { answerForModel } from '@seraph/domain/judging/answerForModel'
import { scoreVerdicts } from '@seraph/domain/judging/scoreVerdicts'
import type { VerdictMark } from '@seraph/domain/judging/scoreVerdicts'
import { splitQuestion } from '@seraph/domain/judging/splitQuestion'
import type { EvaluationSettled, JudgeEvaluation } from '@seraph/schema/jobs/evaluation'
import { publishReply } from '@seraph/service/replies'

import type { Deps } from '../deps.ts'
import type { Model } from '../openai.ts'
import { openVerdictCache } from '../verdictCache.ts'
import { judgeSystem, judgeUser, promptVersion } from './judgePrompt.ts'
import { ModelVerdicts } from './modelVerdicts.ts'

/** What is kept of the time somebody waits, for storing the mark and telling it; less than that left, no model is asked. */
const reserveMs = 150
const worthAskingMs = 300

/**
 * Asks the model about one stored answer and lets its mark count, unless the row is settled by then; whoever waits is told after
 * the commit. Without a model, a readable answer or time, the built-in mark stands (ruling 29).
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
  const { model } = deps
  if (model === undefined) throw new Error('no model is configured')
  const timeoutMs = awaiting.remainingMs - reserveMs
  if (timeoutMs < worthAskingMs) throw new Error('there is no time left to ask')
  const { judgement, isHeld } = await judgeByModel({ ...deps, model }, awaiting, timeoutMs)
  const mark = { id: awaiting.id, model: judgement, isHeld, modelName: model.name, promptVersion }
  const isSettled = await deps.db.transaction().execute((tx) => settleByModel(tx, mark))
  if (!isSettled) return undefined
  return isHeld ? { judgedBy: 'built-in', judgement: awaiting.builtIn } : { judgedBy: 'model', judgement }
}

async function judgeByModel(
  deps: Pick<Deps, 'redis' | 'env'> & { model: Model },
  awaiting: AwaitingEvaluation,
  timeoutMs: number,
): Promise<VerdictMark> {
  const { model, redis, env } = deps
  const question = splitQuestion(judgedQuestion(awaiting))
  const answer = answerForModel(awaiting.response)
  if (answer === '') throw new Error('nothing of the answer may be shown to a model')
  const cache = openVerdictCache({ redis, prefix: env.REDIS_PREFIX, shape: ModelVerdicts })
  const user = judgeUser(question, answer)
  const input = [model.name, promptVersion, user]
  const known = await cache.find(input)
  const verdicts =
    known ??
    (await model.ask({
      system: judgeSystem,
      user,
      shapeName: 'verdicts',
      shape: ModelVerdicts,
      maxTokens: 400,
      timeoutMs,
    }))
  if (known === undefined) await cache.store(input, verdicts)
  return scoreVerdicts(question, { verdicts, answer, builtIn: awaiting.builtIn })
}
