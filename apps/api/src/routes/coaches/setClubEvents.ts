import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { listClubEvents, setClubEvents as setClubEventRows } from '@seraph/db/queries/clubs/clubEvents'
import { eventsOfClub } from '@seraph/domain/seasons/eventsOfClub'
import { setClubEvents } from '@seraph/schema/http/coaches/clubEvents'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'

/** Sets the club's own days of the season's events (rule 170), and notes what was set where that changed anything. */
export function addSetClubEvents(app: FastifyInstance, deps: Deps): void {
  serve(app, setClubEvents, async ({ body, request, season: named }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    const { id: seasonId, season } = await getOpenSeason(deps, named)
    const plans = season.events.flatMap(({ level }) => {
      const plan = body.plans[level]
      return plan === undefined ? [] : [{ level, plan }]
    })
    if (plans.length < Object.keys(body.plans).length) throw new AppError('event_not_in_season')
    if (plans.some(({ plan }) => plan > season.endsOn && /^\d/.test(plan))) throw new AppError('event_after_season')
    const own = await deps.db.transaction().execute(async (tx) => {
      const clubIds = await setClubEventRows(tx, { coachId: coach.id, seasonId, plans })
      if (clubIds === undefined) throw new AppError('team_not_found')
      if (clubIds.length > 0)
        await insertAuditEntry(tx, {
          actor: 'coach',
          coachId: actorId,
          act: 'events_set',
          subject: { seasonId, clubIds, plans: body.plans },
        })
      return listClubEvents(tx, { coachId: coach.id })
    })
    const days = own.filter((row) => row.seasonId === seasonId).map(({ level, day }) => [level, day] as const)
    return { events: eventsOfClub(season.events, new Map(days)) }
  })
}
