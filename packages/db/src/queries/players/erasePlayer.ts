import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { personalTables } from '../../personalTables.ts'
import type { PersonalTable } from '../../personalTables.ts'
import { forgottenText } from './forgetTexts.ts'
import { insertFinalDeletion } from './insertFinalDeletion.ts'

/** The players who were deleted before a time, the longest ago first. */
export async function listDeletedPlayers(db: Read, given: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from players where deleted_at < ${given.before} order by deleted_at limit ${given.limit}
  `.execute(reading(db))
  return rows.map((row) => row.id)
}

/**
 * Makes a deletion final (rule 18): texts and links go, marks and events stay as counts of nobody, codes stay reserved for ever, the
 * gem is free again. A hash of the id is kept, so that no backup brings the
 * player back. False where the player has been restored, or erased, meanwhile.
 */
export async function erasePlayer(tx: Tx, given: { playerId: string; before: Date }): Promise<boolean> {
  const { playerId, before } = given
  const { rows } = await sql<{ id: string }>`
    select id from players where id = ${playerId} and deleted_at < ${before} for update
  `.execute(tx)
  if (rows[0] === undefined) return false
  await sql`update evaluations set ${forgottenText} where player_id = ${playerId} and response is not null`.execute(tx)
  await sql`update progress_events set applied_at = now() where player_id = ${playerId} and applied_at is null`.execute(
    tx,
  )
  await sql`
    update error_reports set user_comment = null, player_code = null
    where player_code in (select code from player_codes where player_id = ${playerId})
  `.execute(tx)
  await sql`
    update audit_entries set subject = '{}' where subject::text like ${`%${playerId}%`} or exists (
      select from player_codes where player_id = ${playerId} and subject::text like '%"' || code || '"%')
  `.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
  for (const table of personalTables) await eraseRows(table, playerId).execute(tx)
  await sql`delete from players where id = ${playerId}`.execute(tx)
  await insertFinalDeletion(tx, playerId)
  return true
}

function eraseRows({ table, column, atErasure }: PersonalTable, playerId: string): RawBuilder<unknown> {
  const where = sql`where ${sql.ref(column)} = ${playerId}`
  if (atErasure === 'delete') return sql`delete from ${sql.table(table)} ${where}`
  const set = [
    ...atErasure.unlink.map((name) => sql`${sql.ref(name)} = null`),
    ...Object.entries(atErasure.blank ?? {}).map(([name, text]) => sql`${sql.ref(name)} = ${text}`),
  ]
  return sql`update ${sql.table(table)} set ${sql.join(set)} ${where}`
}
