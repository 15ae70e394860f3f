import { insertToldMoments } from '@seraph/db/queries/moments/toldMoments'
import { tellMoments } from '@seraph/schema/http/moments'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { readMoments } from './readMoments.ts'

/** Keeps that moments were shown. What the player hasn't reached is left out: it is told when its time comes. A repeat changes nothing. */
export function addTellMoments(app: FastifyInstance, deps: Deps): void {
  serve(app, tellMoments, async ({ body, request, season: named }) => {
    const { player } = await getPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const timeZone = timeZoneOf(request) ?? player.timeZone ?? 'UTC'
    const reached = await readMoments(deps, { playerId: player.id, season, timeZone })
    const shown = new Set(body.ids)
    const ids = reached.map(({ id }) => id).filter((id) => shown.has(id))
    return { told: await insertToldMoments(deps.db, { playerId: player.id, seasonId: season.id, ids }) }
  })
}
