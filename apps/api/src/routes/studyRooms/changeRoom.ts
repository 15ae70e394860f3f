import { insertRoomEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockRoom } from '@seraph/db/queries/rooms/studyRooms'
import type { Tx } from '@seraph/db/open'
import { applyRoomEvent } from '@seraph/domain/rooms/events/applyRoomEvent'
import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Room } from '@seraph/schema/rooms/room'
import { AppError } from '@seraph/service/appError'
import { publishRoom } from '@seraph/service/publishRoom'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { requireHost } from './roomAccess.ts'

/**
 * Lets the host change a room that isn't over, alone at that moment, notes
 * it, tells the hubs after the commit, and returns the room as it is
 * then.
 * Throws `room_not_found`, `not_host`, `room_completed`, and what `change` throws.
 */
export async function changeRoom(
  deps: Deps,
  request: FastifyRequest,
  roomId: string,
  change: (tx: Tx, room: Room) => Promise<RoomHappened>,
): Promise<Room> {
  await requireHost(deps, request, roomId)
  const changed = await deps.db.transaction().execute(async (tx) => {
    const room = await lockOpenRoom(tx, roomId)
    const happened = await change(tx, room)
    await insertRoomEntry(tx, happened.event)
    return { happened, room: applyRoomEvent(room, happened.event) }
  })
  tellHubs(deps, changed.happened)
  return changed.room
}

/** The room, locked; throws `room_not_found` where there is none and `room_completed` where it is over. */
export async function lockOpenRoom(tx: Tx, roomId: string): Promise<Room> {
  const room = await lockRoom(tx, roomId)
  if (room === undefined) throw new AppError('room_not_found')
  if (room.status === 'completed') throw new AppError('room_completed')
  return room
}

/** Tells the hubs what was committed. */
export function tellHubs(deps: Deps, happened: RoomHappened): void {
  publishRoom({ redis: deps.redis, prefix: deps.env.REDIS_PREFIX, log: deps.log }, happened)
}
