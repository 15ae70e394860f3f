import { findReportState } from '@seraph/db/queries/progress/reportState'
import { localDate } from '@seraph/domain/progress/localDate'
import { getPlayerProgress } from '@seraph/schema/http/progress'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getReadableSeason } from '../../season/getReadableSeason.ts'
import { serve } from '../../http/serve.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { getReader } from './getReader.ts'
import { presentReport } from './presentReport.ts'

/** A player's progress, for its readers (rule 13); everybody else's eyes but the player's see it in the player's time zone. */
export function addGetPlayerProgress(app: FastifyInstance, deps: Deps): void {
  serve(app, getPlayerProgress, async ({ params: { playerId }, request, season: named }) => {
    const season = await getReadableSeason(deps, named, request)
    const { isOwn } = await getReader(deps, request, playerId)
    const state = await findReportState(deps.db, playerId, season.id)
    if (state === undefined) throw new AppError('player_not_found')
    const timeZone = (isOwn ? timeZoneOf(request) : undefined) ?? state.timeZone ?? 'UTC'
    return presentReport(state, { season: season.season, today: localDate(deps.clock(), timeZone), timeZone })
  })
}
