import { findEventRoom, lockEventRoom } from '@seraph/db/queries/events/eventRooms'
import { raiseEventVersion } from '@seraph/db/queries/events/eventStands'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import type { Tx } from '@seraph/db/open'
import { AppError } from '@seraph/service/appError'
import { publishRoom } from '@seraph/service/publishRoom'

import type { Deps } from '../../deps.ts'

/**
 * Changes a room, alone at that moment, and tells the hubs after the commit
 * where it stands (rule 230); what `change` calls false has changed nothing. The
 * room as it is then. Throws `not_in_room` where there is none, and what `change` throws.
 */
export async function underEventLock(
  deps: Deps,
  roomId: string,
  change: (tx: Tx, row: EventRoomRow) => Promise<boolean>,
): Promise<EventRoomRow> {
  const stood = await deps.db.transaction().execute(async (tx) => {
    const row = await getLocked(tx, roomId)
    return (await change(tx, row)) ? raiseEventVersion(tx, roomId) : undefined
  })
  if (stood !== undefined) tellEventStand(deps, stood)
  const row = await findEventRoom(deps.db, roomId)
  if (row === undefined) throw new AppError('not_in_room')
  return row
}

/** The room, held until the transaction ends; throws `not_in_room` where there is none. */
export async function getLocked(tx: Tx, roomId: string): Promise<EventRoomRow> {
  const row = await lockEventRoom(tx, roomId)
  if (row === undefined) throw new AppError('not_in_room')
  return row
}

/** Tells the hubs where a room stands, after the commit. */
export function tellEventStand(deps: Deps, stood: Awaited<ReturnType<typeof raiseEventVersion>>): void {
  publishRoom(
    { redis: deps.redis, prefix: deps.env.REDIS_PREFIX, log: deps.log },
    { stood: { type: 'event_stood', ...stood } },
  )
}
