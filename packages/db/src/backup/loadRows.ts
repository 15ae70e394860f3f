import { sql } from 'kysely'

import type { Tx } from '../open.ts'
import { RestoreRefusal } from './format.ts'

const rowsAtOnce = 500

/**
 * Fills the tables of the current schema from the lines of a backup after its header. Foreign keys are taken away meanwhile and then
 * made again, which checks them; triggers rest, since what they would write is in the backup.
 * Returns the number of rows; throws a `RestoreRefusal` where the backup ends too early.
 */
export async function loadRows(tx: Tx, lines: AsyncIterator<string>): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  const keys = await listForeignKeys(tx)
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
  }
  const triggered = await listTriggered(tx)
  for (const name of triggered) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  let count = 0
  let expected: number | undefined
  let table = ''
  let waiting: string[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insertRows(tx, table, waiting)
    count += waiting.length
    waiting = []
  }
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    if (!next.value.startsWith('#')) waiting.push(next.value)
    if (next.value.startsWith('#') || waiting.length === rowsAtOnce) await flush()
    if (next.value.startsWith('#')) {
      const mark = JSON.parse(next.value.slice(1)) as { table?: string; rows?: number }
      expected = mark.rows
      if (mark.table !== undefined) {
        table = mark.table
        // What a migration itself put there is in the backup too.
        await sql`delete from ${sql.table(table)}`.execute(tx)
      }
    }
  }
  if (expected !== count) throw new RestoreRefusal('The backup is not whole: its end is missing.')
  for (const { table: owner, name, definition } of keys) {
    await sql`alter table ${sql.table(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx)
  }
  for (const name of triggered) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
  await advanceSequences(tx)
  return count
}

async function insertRows(tx: Tx, table: string, rows: string[]): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
  `.execute(tx)
  const names = sql.join(columns.rows.map((column) => sql.ref(column.name)))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)
  `.execute(tx)
}

async function listForeignKeys(tx: Tx): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
  `.execute(tx)
  return rows
}

/** The tables that have triggers of ours. */
async function listTriggered(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
  `.execute(tx)
  return rows.map(({ name }) => name)
}

/** Sets every sequence behind a column to that column's highest value, so that the next row gets a new one. */
async function advanceSequences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null
  `.execute(tx)
  for (const { table, column, sequence } of rows) {
    await sql`
      select setval(${sequence}, (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)
    `.execute(tx)
  }
}
