import type { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { EventRoomRow } from './eventRooms.ts'

/** Where an event room stands, as a hub tells it; `leftMs` by the database's clock. */
export type EventStandRow = {
  roomId: string
  version: number
  phase: EventPhase
  question: number
  leftMs: number | null
}

const leftMs = sql`(extract(epoch from r.deadline - clock_timestamp()) * 1000)::integer`

/** What the clock of a room depends on, read without holding it; undefined where there is none. */
export async function findEventClock(
  db: Read,
  id: string,
): Promise<Pick<EventRoomRow, 'phase' | 'question' | 'deadlineMs' | 'nowMs' | 'runs'> | undefined> {
  const { rows } = await sql<Pick<EventRoomRow, 'phase' | 'question' | 'deadlineMs' | 'nowMs' | 'runs'>>`
    select r.phase, r.question, (extract(epoch from r.deadline) * 1000)::float8 as deadline_ms,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms, r.runs
    from event_rooms r where r.id = ${id}
  `.execute(reading(db))
  return rows[0]
}

/** Raises a room's version and tells where it stands. */
export async function raiseEventVersion(tx: Tx, id: string): Promise<EventStandRow> {
  const { rows } = await sql<EventStandRow>`
    update event_rooms r set version = version + 1 where r.id = ${id}
    returning r.id as room_id, r.version, r.phase, r.question, ${leftMs} as left_ms
  `.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('a locked room is there')
  return row
}

/** Where rooms stand, for hubs that may have missed it. */
export async function listEventStands(db: Read, ids: readonly string[]): Promise<EventStandRow[]> {
  const { rows } = await sql<EventStandRow>`
    select r.id as room_id, r.version, r.phase, r.question, ${leftMs} as left_ms from event_rooms r where r.id = any(${ids}::uuid[])
  `.execute(reading(db))
  return rows
}
