import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { liveSeat } from './liveSeat.ts'

/** How many screens of a room may come back after a lost line; the oldest gives way. */
const mostScreens = 5

/** Adds a screen to a room that isn't over; false where it is (rule 224). */
export async function insertScreen(db: OneWrite, screen: { roomId: string; tokenHash: Buffer }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update study_rooms set screen_hashes = (array_prepend(${screen.tokenHash}::bytea, screen_hashes))[1:${sql.lit(mostScreens)}]
    where id = ${screen.roomId} and status <> 'completed'
  `.execute(db)
  return numAffectedRows === 1n
}

/** The room that a screen's token shows, and its host, as long as it isn't over and the host's code is in force; else undefined. */
export async function findScreenedRoom(
  db: Read,
  screen: { tokenHash: Buffer; code: string },
): Promise<{ roomId: string; hostId: string } | undefined> {
  const code = screen.code.replaceAll('\u0000', '')
  const { rows } = await sql<{ roomId: string; hostId: string }>`
    select r.id as room_id, p.id as host_id from study_rooms r join study_room_participants p on p.room_id = r.id and p.is_host
    where r.code = ${code} and r.status <> 'completed' and ${screen.tokenHash}::bytea = any(r.screen_hashes) and ${liveSeat}
  `.execute(reading(db))
  return rows[0]
}
