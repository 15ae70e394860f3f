import { sql } from 'kysely'

import type { Database, Tx } from '../open.ts'
import { formatVersion } from './format.ts'
import type { BackupHeader } from './format.ts'

const rowsAtOnce = 500

/**
 * Writes the whole database, as it is at one moment, line by line: a header, then each table's name and its rows as PostgreSQL's
 * own JSON (which keeps every type exactly), then a count that proves the end. The schema isn't written: migrations make it.
 * Returns the number of rows. Needs no program of PostgreSQL's, so that any stack's backup goes into any other.
 */
export function backUp(db: Database, write: (line: string) => Promise<void>): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // A slow disk or pipe must not end the snapshot.
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await write(`#${JSON.stringify(await headerOf(tx))}`)
      let rows = 0
      for (const table of await listTables(tx)) {
        await write(`#${JSON.stringify({ table })}`)
        rows += await writeTable(tx, table, write)
      }
      await write(`#${JSON.stringify({ rows })}`)
      return rows
    })
}

async function headerOf(tx: Tx): Promise<BackupHeader> {
  const { rows } = await sql<{
    name: string
    now: Date
  }>`select name, now() from kysely_migration order by name`.execute(tx)
  const takenAt = rows[0]?.now.toISOString() ?? ''
  return { seraph: formatVersion, takenAt, migrations: rows.map((row) => row.name) }
}

async function listTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by table_name
  `.execute(tx)
  return rows.map((row) => row.name)
}

async function writeTable(tx: Tx, table: string, write: (line: string) => Promise<void>): Promise<number> {
  await sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.table(table)} t`.execute(
    tx,
  )
  let count = 0
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(tx)
    if (rows.length === 0) break
    await write(rows.map((row) => row.line).join('\n'))
    count += rows.length
  }
  await sql`close backup`.execute(tx)
  return count
}
