import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { setClubSeason as setClubSeasonRows } from '@seraph/db/queries/seasons/chosenSeasons'
import { setClubSeason } from '@seraph/schema/http/season'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'

/** Notes the clubs whose season it changed; the same season again changes nothing, so children keep what they chose (rule 156). */
export function addSetClubSeason(app: FastifyInstance, deps: Deps): void {
  serve(app, setClubSeason, async ({ body, request }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    const { id: seasonId } = await getOpenSeason(deps, body.season)
    await deps.db.transaction().execute(async (tx) => {
      const clubIds = await setClubSeasonRows(tx, { coachId: coach.id, seasonId })
      if (clubIds === undefined) throw new AppError('team_not_found')
      if (clubIds.length > 0)
        await insertAuditEntry(tx, {
          actor: 'coach',
          coachId: actorId,
          act: 'season_set',
          subject: { seasonId, clubIds },
        })
    })
    return { season: seasonId }
  })
}
