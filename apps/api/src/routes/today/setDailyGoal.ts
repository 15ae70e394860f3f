import { setDailyGoal as storeDailyGoal } from '@seraph/db/queries/reviews/setDailyGoal'
import { setDailyGoal } from '@seraph/schema/http/today'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession } from '../../session.ts'

/** A part of studying, as the choice of a season is: whoever claimed a record may as well (rule 42). */
export function addSetDailyGoal(app: FastifyInstance, deps: Deps): void {
  serve(app, setDailyGoal, async ({ body: { goal }, request }) => {
    const { player } = await getPlayerSession(deps, request)
    await storeDailyGoal(deps.db, player.id, goal)
    return { goal }
  })
}
