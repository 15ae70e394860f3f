import { listCoachPlayers } from '@seraph/db/queries/coachPlayers'
import { listCoachTeams } from '@seraph/db/queries/coachTeams'
import { getCoachDashboard } from '@seraph/schema/http/coachDashboard'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { presentDashboard } from './presentDashboard.ts'

/** Three statements, however many teams and players there are. */
export function addGetCoachDashboard(app: FastifyInstance, deps: Deps): void {
  serve(app, getCoachDashboard, async ({ request, reply }) => {
    const { coach } = await getLinkedCoach(deps, request)
    const season = await getCurrentSeason(deps)
    const [teams, players] = await Promise.all([
      listCoachTeams(deps.db, coach.id),
      listCoachPlayers(deps.db, coach.id, season.id),
    ])
    reply.header('cache-control', 'no-store')
    return presentDashboard(coach, { teams, players }, deps.clock())
  })
}
