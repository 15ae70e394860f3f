import { listCoachPlayers } from '@seraph/db/queries/coaches/coachPlayers'
import { listCoachTeams } from '@seraph/db/queries/coaches/coachTeams'
import { getCoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { presentDashboard } from './presentDashboard.ts'

/** Three statements, however many teams and players there are. */
export function addGetCoachDashboard(app: FastifyInstance, deps: Deps): void {
  serve(app, getCoachDashboard, async ({ request, season: named }) => {
    const { coach, actorId, helper } = await getLinkedCoach(deps, request)
    const season = await getOpenSeason(deps, named)
    const [teams, players] = await Promise.all([
      listCoachTeams(deps.db, coach.id),
      listCoachPlayers(deps.db, { coachId: coach.id, labelledBy: actorId, seasonId: season.id }),
    ])
    return presentDashboard({ ...coach, name: helper?.name ?? coach.name }, { teams, players }, deps.clock())
  })
}
