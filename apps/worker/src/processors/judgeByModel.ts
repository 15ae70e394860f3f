import type { AwaitingEvaluation } from '@seraph/db/queries/evaluations'
import { judgedQuestion } from '@seraph/db/queries/questions'
import { answerForModel } from '@seraph/domain/judging/answerForModel'
import { scoreVerdicts } from '@seraph/domain/judging/scoreVerdicts'
import type { VerdictMark } from '@seraph/domain/judging/scoreVerdicts'
import { splitQuestion } from '@seraph/domain/judging/splitQuestion'

import type { Deps } from '../deps.ts'
import { openVerdictCache } from '../verdictCache.ts'
import { judgeSystem, judgeUser, promptVersion } from './judgePrompt.ts'
import { ModelVerdicts } from './modelVerdicts.ts'

/** What is kept of the time somebody waits, for storing the mark and telling it; less than that left, no model is asked. */
const reserveMs = 150
const worthAskingMs = 300

/** A model's judgement and what made it. */
export type ModelMark = VerdictMark & { name: string; promptVersion: string }

/** Asks the model about an answer that waits for it; throws what keeps the model from marking. */
export async function judgeByModel(
  deps: Pick<Deps, 'redis' | 'env' | 'model'>,
  awaiting: AwaitingEvaluation,
): Promise<ModelMark> {
  const { model, redis, env } = deps
  if (model === undefined) throw new Error('no model is configured')
  const timeoutMs = awaiting.remainingMs - reserveMs
  if (timeoutMs < worthAskingMs) throw new Error('there is no time left to ask')
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
  if (known === undefined) void cache.store(input, verdicts)
  const mark = scoreVerdicts(question, { verdicts, answer, builtIn: awaiting.builtIn })
  return { ...mark, name: model.name, promptVersion }
}
