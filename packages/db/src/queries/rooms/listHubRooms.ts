import type { Room } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import { jsonObject } from '../jsonObject.ts'
import { roomJson } from './roomColumns.ts'

/**
 * Which connection holds a seat; `isSure` once its hub has given a sign
 * of life since it took the seat, else that may have died with it.
 */
export type SeatConnection = { id: string | null; isSure: boolean }

const connectionJson = jsonObject<SeatConnection>({
  id: sql.ref('p.connection_id'),
  isSure: sql`p.connected_at is null
    or exists (select from room_hubs h where h.id = p.hub_id and h.seen_at > p.connected_at)`,
})

/** A room as a hub needs it: who holds which seat, and the version of the last mark. All as one statement sees it. */
export type HubRoom = { room: Room; connections: Record<string, SeatConnection>; markedAt: number }

/** The same of several rooms for a hub, each in the place of its id; undefined where there is none. One statement. */
export async function listHubRooms(db: Read, roomIds: readonly string[]): Promise<(HubRoom | undefined)[]> {
  const rows = await selectHubRooms(reading(db), { roomIds })
  const byId = new Map(rows.map((row) => [row.room.id, row]))
  return roomIds.map((id) => byId.get(id))
}

/** Prepared, since planning it takes as long as it runs. */
const selectHubRooms = prepared<{ roomIds: readonly string[] }, HubRoom>(
  'list_hub_rooms',
  ({ roomIds }) => sql`
    select ${roomJson} as room,
      (select jsonb_object_agg(p.id, ${connectionJson}) from study_room_participants p where p.room_id = r.id) as connections,
      coalesce((select max(a.version) from group_quiz_answers a where a.room_id = r.id), 0) as marked_at
    from study_rooms r where r.id = any(${roomIds}::uuid[])`,
)
