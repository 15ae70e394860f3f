import { canAskModel } from '@seraph/judge/confidence/canAskModel'
import type { Judgement } from '@seraph/schema/judging'
import { AppError } from '@seraph/service/appError'

import type { HandlerDeps } from './handlers/handler.ts'

/**
 * Whether a model is asked about an answer: one is configured, the built-in judge isn't sure, Redis can carry the job, and the address is
 * under its quota, of which this takes one. Over the quota the built-in mark stands (rule 15).
 */
export async function canAskModelNow(
  deps: Pick<HandlerDeps, 'env' | 'bus' | 'callLimit'>,
  address: string,
  builtIn: Judgement,
): Promise<boolean> {
  const { OPENAI_API_KEY, MODEL_LIMIT_ADDRESS } = deps.env
  if (OPENAI_API_KEY === undefined || MODEL_LIMIT_ADDRESS === 0 || !deps.bus.redis.isReady) return false
  if (!canAskModel(builtIn)) return false
  try {
    await deps.callLimit.count('model', address)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
