import { markEventCounted } from '@seraph/db/queries/events/eventSeats'
import { findEventRoom } from '@seraph/db/queries/events/eventRooms'
import { answerMs, nad2023 } from '@seraph/domain/event/eventProfile'
import { countEventStudy } from '@seraph/schema/http/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { findPlayerSession } from '../../session.ts'
import { storeEvent } from '../progress/recordEvent.ts'
import { findOwnEventSeat } from './eventAccess.ts'

/** The rehearsal becomes a study day of the player whose session holds the seat, once; it counts no question and no point (rule 236). */
export function addCountEventStudy(app: FastifyInstance, deps: Deps): void {
  serve(app, countEventStudy, async ({ params, request }) => {
    const seat = await findOwnEventSeat(deps, request, params.roomId)
    if (seat?.kind !== 'member') throw new AppError('not_in_room')
    const session = await findPlayerSession(deps, request)
    if (session === undefined || session.player.id !== seat.playerId) return { isCounted: false }
    const row = await findEventRoom(deps.db, params.roomId)
    if (row?.phase !== 'end') throw new AppError('event_not_now')
    if (seat.isCounted) return { isCounted: true }
    const season = await getOpenSeason(deps, row.seasonId)
    const asked = row.points.slice(0, row.question + 1)
    const studyTime = asked.reduce((sum, points) => sum + answerMs(nad2023, points), 0) / 60_000
    const given = {
      request,
      body: { chaptersStudied: [], studyTime },
      season,
      player: session.player,
      facts: { kind: 'study' as const },
    }
    await storeEvent(deps, given, {
      before: async (tx) => {
        if (!(await markEventCounted(tx, seat.id))) throw new AppError('event_moved_on')
        return []
      },
      after: () => Promise.resolve(),
    })
    return { isCounted: true }
  })
}
