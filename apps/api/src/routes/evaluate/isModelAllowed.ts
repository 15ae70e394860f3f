import { canAskModel } from '@seraph/judge/confidence/canAskModel'
import type { Judgement } from '@seraph/schema/judging'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'

/**
 * Whether the model is asked about an answer: one is configured, the built-in judge isn't sure, Redis can carry the job, and the
 * address is under its quota, of which this takes one. Over the quota the built-in mark stands (rule 15).
 */
export async function isModelAllowed(deps: Deps, request: FastifyRequest, builtIn: Judgement): Promise<boolean> {
  const { OPENAI_API_KEY, MODEL_LIMIT_ADDRESS } = deps.env
  if (OPENAI_API_KEY === undefined || MODEL_LIMIT_ADDRESS === 0 || !deps.redis.isReady) return false
  if (!canAskModel(builtIn)) return false
  try {
    await deps.callLimit.count('model', request.ip)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
