import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { OneWrite, Tx } from '../../open.ts'

/**
 * Adds a member's note to the own team (rule 246), where notes are on and the
 * event isn't over; whether it was added. Whoever ends the event holds the room,
 * so a note is there before all of them go, or not at all.
 */
export async function insertEventNote(
  tx: Tx,
  given: { roomId: string; seatId: string; text: string },
): Promise<boolean> {
  const { rows } = await sql`
    with open as (
      select r.id, p.team_id, p.player_id from event_rooms r join event_seats p on p.room_id = r.id
      where r.id = ${given.roomId} and p.id = ${given.seatId} and p.kind = 'member' and not p.is_gone
        and r.has_notes and r.phase <> 'end'
      for key share of r)
    insert into event_notes (id, room_id, team_id, seat_id, player_id, text)
    select ${randomUUID()}, open.id, open.team_id, ${given.seatId}, open.player_id, ${given.text} from open
    returning 1
  `.execute(tx)
  return rows.length > 0
}

/** Takes away every note of a locked room. */
export async function deleteEventNotes(tx: Tx, roomId: string): Promise<void> {
  await tx.deleteFrom('eventNotes').where('roomId', '=', roomId).execute()
}

/** Takes away notes from before a time, of events that nobody has ended (rule 246). How many. */
export async function sweepEventNotes(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from event_notes where id in (
      select id from event_notes where created_at < ${given.before} order by created_at limit ${given.limit})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
