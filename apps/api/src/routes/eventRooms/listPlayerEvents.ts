import { listPlayerEvents as listRows } from '@seraph/db/queries/events/eventSeats'
import type { PlayerEventRow } from '@seraph/db/queries/events/eventSeats'
import { listPlayerEvents } from '@seraph/schema/http/events/eventRooms'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getReadableSeason } from '../../season/getReadableSeason.ts'
import { getReader } from '../progress/getReader.ts'
import { ToldResult } from './result/readEventResult.ts'

const most = 20

/** A line of the report for each rehearsal in a team (rule 236); the own team's points once the result was told, nobody else's. */
export function addListPlayerEvents(app: FastifyInstance, deps: Deps): void {
  serve(app, listPlayerEvents, async ({ params: { playerId }, request, season: named }) => {
    const season = await getReadableSeason(deps, named, request)
    await getReader(deps, request, playerId)
    const rows = await listRows(deps.db, { playerId, seasonId: season.id, limit: most })
    return { events: rows.map(presentEvent) }
  })
}

function presentEvent({
  teamId,
  endedAt,
  published,
  ...facts
}: PlayerEventRow): ReplyOf<typeof listPlayerEvents>['events'][number] {
  const result = published === null ? undefined : ToldResult.parse(published)
  const own = result?.teams.find((team) => team.teamId === teamId)
  const told =
    result === undefined || own === undefined || own.score === null
      ? null
      : { score: own.score, possible: result.possible, place: own.place }
  return { ...facts, endedAt: endedAt.toISOString(), told }
}
