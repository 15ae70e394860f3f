import { findDistress } from '@seraph/distress/findDistress'
import type { AwaitingEvaluation } from '@seraph/db/queries/progress/evaluations'
import { judgedQuestion } from '@seraph/db/queries/seasons/questions'
import { answerForModel } from './answerForModel.ts'
import { scoreVerdicts } from '@seraph/judge/count/scoreVerdicts'
import type { VerdictMark } from '@seraph/judge/count/scoreVerdicts'
import { splitQuestion } from '@seraph/judge/read/split/splitQuestion'
import { reviseQuestion } from '@seraph/judge/revise/reviseQuestion'

import type { Deps } from '../../deps.ts'
import { openVerdictCache } from '../../verdictCache.ts'
import { judgeSystem, judgeUser, promptVersion } from './judgePrompt.ts'
import { ModelVerdicts } from './modelVerdicts.ts'

/** What is kept of the time somebody waits, for storing the mark and telling it; less than that left, no model is asked. */
const reserveMs = 150
const worthAskingMs = 300

/** A model's judgement and what made it. */
export type ModelMark = VerdictMark & { name: string; promptVersion: string }

/** Asks the model about an answer that waits for it; throws what keeps the model from marking: distress above all (rule 50). */
export async function judgeByModel(
  deps: Pick<Deps, 'redis' | 'env' | 'model'>,
  awaiting: AwaitingEvaluation,
): Promise<ModelMark> {
  const { model, redis, env } = deps
  if (model === undefined) throw new Error('no model is configured')
  const timeoutMs = awaiting.remainingMs - reserveMs
  if (timeoutMs < worthAskingMs) throw new Error('there is no time left to ask')
  const question = splitQuestion(reviseQuestion(judgedQuestion(awaiting), awaiting.rejected))
  const known = [awaiting.question, ...awaiting.parts.flatMap(({ text, accept = [] }) => [text, ...accept])]
  if (findDistress(awaiting.response, { known }) !== undefined) throw new Error('the answer is for no model')
  const answer = answerForModel(awaiting.response)
  if (answer === '') throw new Error('nothing of the answer may be shown to a model')
  const cache = openVerdictCache({ redis, prefix: env.REDIS_PREFIX, shape: ModelVerdicts })
  const user = judgeUser(question, answer)
  const input = [model.name, promptVersion, user]
  const cached = await cache.find(input)
  const verdicts =
    cached ??
    (await model.ask({
      system: judgeSystem,
      user,
      shapeName: 'verdicts',
      shape: ModelVerdicts,
      maxTokens: 400,
      timeoutMs,
    }))
  if (cached === undefined) void cache.store(input, verdicts)
  const mark = scoreVerdicts(question, { verdicts, answer, builtIn: awaiting.builtIn })
  return { ...mark, name: model.name, promptVersion }
}
