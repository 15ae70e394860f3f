import { saveEventDuties } from '@seraph/db/queries/events/eventSeats'
import { changeDuty } from '@seraph/domain/event/changeDuty'
import { nad2023 } from '@seraph/domain/event/eventProfile'
import { changeEventSeat } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getEventCoach } from '../eventAccess.ts'
import { presentEventRoom } from '../presentEventRoom.ts'
import { underEventLock } from '../underEventLock.ts'

const codes = {
  not_now: 'event_not_now',
  seat_not_found: 'participant_not_found',
  team_full: 'event_team_full',
} as const

/**
 * The host, of a visiting team its coach, says who of a team leads, writes, waits or leaves; the pen changes hands only between
 * questions (rule 231).
 */
export function addChangeEventSeat(app: FastifyInstance, deps: Deps): void {
  serve(app, changeEventSeat, async ({ params, body, request }) => {
    const { audience } = await getEventCoach(deps, request, params.roomId)
    const row = await underEventLock(deps, params.roomId, async (tx, { seats, teams, phase }) => {
      const own = new Set(
        teams.flatMap(({ id, isVisiting }) => (isVisiting === (audience.role === 'visitor') ? [id] : [])),
      )
      const teamId = seats.find((seat) => seat.id === params.seatId && own.has(seat.teamId))?.teamId
      const team = seats.filter((seat) => seat.teamId === teamId)
      const { most } = nad2023.members
      const changed = changeDuty(team, { seatId: params.seatId, change: body.change, phase, most })
      if (typeof changed === 'string') throw new AppError(codes[changed])
      await saveEventDuties(tx, changed)
      return true
    })
    return presentEventRoom(row, audience)
  })
}
