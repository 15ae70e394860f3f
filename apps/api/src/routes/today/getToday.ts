import { findTodayState } from '@seraph/db/queries/reviews/todayState'
import { getToday } from '@seraph/schema/http/today'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { presentToday } from './presentToday.ts'

/** A player's day in one call: two statements, the session's and one for all the rest. */
export function addGetToday(app: FastifyInstance, deps: Deps): void {
  serve(app, getToday, async ({ request, season: named }) => {
    const { player } = await getPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const state = await findTodayState(deps.db, player.id, season.id)
    if (state === undefined) throw new AppError('player_not_found')
    const timeZone = timeZoneOf(request) ?? state.timeZone ?? 'UTC'
    return presentToday(season, state, { now: deps.clock(), timeZone })
  })
}
