import { updateAiQuiz } from '@seraph/schema/http/progress'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { recordEvent } from './recordEvent.ts'

/** Counts the server's own evaluations, each once, made under any session of the player (rule 21). */
export function addUpdateAiQuiz(app: FastifyInstance, deps: Deps): void {
  serve(app, updateAiQuiz, (call) =>
    recordEvent(deps, call, () => ({ kind: 'ai-evaluated', evaluationIds: call.body.evaluationIds })),
  )
}
