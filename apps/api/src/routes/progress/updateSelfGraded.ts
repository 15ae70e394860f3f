import { updateSelfGraded } from '@seraph/schema/http/progress'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countScores } from './countScores.ts'
import { recordEvent } from './recordEvent.ts'

/** Counts a self-graded quiz on the player's honour: each question once, its score clamped (rule 21). */
export function addUpdateSelfGraded(app: FastifyInstance, deps: Deps): void {
  serve(app, updateSelfGraded, (call) =>
    recordEvent(deps, call, (season) => ({ kind: 'self-graded', ...countScores(season, call.body.scores) })),
  )
}
