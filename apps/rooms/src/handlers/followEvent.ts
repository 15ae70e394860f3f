import { findEventSeat } from '@seraph/db/queries/events/eventSeats'
import { hashToken } from '@seraph/service/session'

import { complaintOf } from '../seats/complaintOf.ts'
import type { Handler } from './handler.ts'

/** Lets a socket hear where an event room stands, by any token of that room (SPEC 5.11); it takes no seat, and any number may follow. */
export const followEvent: Handler<'follow_event'> = async (deps, connection, { roomId, token }) => {
  connection.happen({ type: 'joining' })
  const seat = await findEventSeat(deps.db, hashToken(token))
  const isFollowing = seat?.roomId === roomId && (await deps.events.follow(connection, roomId))
  if (isFollowing) return
  connection.happen({ type: 'refused' })
  connection.say(complaintOf('seat_lost'))
}
