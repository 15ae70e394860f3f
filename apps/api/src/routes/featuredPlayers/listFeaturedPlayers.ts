import { listFeaturedPlayers as listRows } from '@seraph/db/queries/featuredPlayers'
import { localDate } from '@seraph/domain/progress/localDate'
import { listFeaturedPlayers } from '@seraph/schema/http/featuredPlayers'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { presentFeaturedPlayer } from './presentFeaturedPlayer.ts'

export function addListFeaturedPlayers(app: FastifyInstance, deps: Deps): void {
  serve(app, listFeaturedPlayers, async ({ query }) => {
    const { id: seasonId } = await getCurrentSeason(deps)
    const rows = await listRows(deps.db, { seasonId, limit: query.limit, after: query.after })
    const todayIn = localDates(deps.clock())
    return rows.map((row) => presentFeaturedPlayer(row, todayIn(row.timeZone ?? 'UTC')))
  })
}

/** Tells the day in a time zone at a moment, once for each zone: a hundred players live in few, and telling it takes long. */
function localDates(now: number): (timeZone: string) => string {
  const known = new Map<string, string>()
  return (timeZone) => {
    const day = known.get(timeZone) ?? localDate(now, timeZone)
    known.set(timeZone, day)
    return day
  }
}
