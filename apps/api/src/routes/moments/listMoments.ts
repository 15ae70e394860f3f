import { listToldMoments } from '@seraph/db/queries/moments/toldMoments'
import { listMoments } from '@seraph/schema/http/moments'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { readMoments } from './readMoments.ts'

/** What the signed-in player has reached and was told in no browser yet (rule 212). */
export function addListMoments(app: FastifyInstance, deps: Deps): void {
  serve(app, listMoments, async ({ request, season: named }) => {
    const { player } = await getPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const timeZone = timeZoneOf(request) ?? player.timeZone ?? 'UTC'
    const reached = await readMoments(deps, { playerId: player.id, season, timeZone })
    const told = new Set(await listToldMoments(deps.db, player.id, season.id))
    return { moments: reached.filter(({ id }) => !told.has(id)) }
  })
}
