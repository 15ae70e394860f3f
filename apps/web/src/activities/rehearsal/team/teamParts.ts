import type { EventRoom } from '@seraph/schema/http/events/eventRoom'
import type { Season } from '@seraph/schema/season'

import type { TeamSeat } from './teamSeat.ts'

/**
 * What every part of an event room is given. `endsAt`: when the time is over,
 * by `performance.now()`; `take`: shows the room as a call has answered.
 */
export type TeamParts = {
  seat: TeamSeat
  room: EventRoom
  season: Season
  endsAt: number | undefined
  take: (room: EventRoom) => void
}
