import { sql } from 'kysely'

import type { Tx } from '../../open.ts'
import { personalTables } from '../../personalTables.ts'

/** The player who stays, with all codes that mean them now. */
export type MergedPlayers = { code: string; formerCodes: string[]; movedCode: string; endedSessionIds: string[] }

/**
 * Hands all rows of a duplicate to the player who stays and removes the duplicate (rule 34): its codes become aliases, its sessions end,
 * its gem is free. Both players' totals and review cards are thrown away
 * and their events and reviews marked as not applied, so that they are made
 * anew of all of them.
 * Undefined where one of the two is missing, deleted or the admin.
 */
export async function mergePlayers(
  tx: Tx,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<MergedPlayers | undefined> {
  const { rows: found } = await sql<{ id: string; code: string }>`
    select id, code from players
    where id in (${fromId}, ${intoId}) and deleted_at is null and not is_admin order by id for update
  `.execute(tx)
  const from = found.find(({ id }) => id === fromId)
  const into = found.find(({ id }) => id === intoId)
  if (from === undefined || into === undefined) return undefined
  await sql`set constraints all deferred`.execute(tx)
  const { rows: ended } = await sql<{ id: string }>`
    select id from sessions where player_id = ${fromId} and ended_at is null
  `.execute(tx)
  // Where both had a seat in one room, the duplicate's stays there as nobody's.
  await sql`
    update study_room_participants seat set player_id = null
    where player_id = ${fromId}
      and exists (select from study_room_participants other where other.room_id = seat.room_id and other.player_id = ${intoId})
  `.execute(tx)
  await sql`
    update event_seats seat set player_id = null
    where player_id = ${fromId}
      and exists (select from event_seats other where other.room_id = seat.room_id and other.player_id = ${intoId})
  `.execute(tx)
  // A coach who has given both a label keeps that of the one who stays.
  await sql`
    delete from player_labels label where player_id = ${fromId}
      and exists (select from player_labels other where other.coach_id = label.coach_id and other.player_id = ${intoId})
  `.execute(tx)
  for (const { table, column, atMerge } of personalTables) {
    const where = sql`where ${sql.ref(column)} = ${fromId}`
    const [name, field] = [sql.table(table), sql.ref(column)]
    const change = atMerge === 'delete' ? sql`delete from ${name}` : sql`update ${name} set ${field} = ${intoId}`
    await sql`${change} ${where}`.execute(tx)
  }
  await sql`delete from player_totals where player_id = ${intoId}`.execute(tx)
  await sql`update progress_events set applied_at = null where player_id = ${intoId}`.execute(tx)
  await sql`delete from review_cards where player_id = ${intoId}`.execute(tx)
  await sql`update reviews set applied_at = null where player_id = ${intoId}`.execute(tx)
  await sql`delete from players where id = ${fromId}`.execute(tx)
  const { rows: codes } = await sql<{ code: string }>`
    select code from player_codes where player_id = ${intoId} and code <> ${into.code} order by created_at
  `.execute(tx)
  return {
    code: into.code,
    formerCodes: codes.map(({ code }) => code),
    movedCode: from.code,
    endedSessionIds: ended.map(({ id }) => id),
  }
}
