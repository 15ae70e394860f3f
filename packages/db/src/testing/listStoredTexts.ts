import { sql } from 'kysely'

import type { Database } from '../open.ts'

export type StoredText = { place: string; text: string }

/** Tables that hold the season and our own bookkeeping, and columns of hashes, keys and ids: nobody types what is there. */
const ownTables = '^(kysely|verses|questions|seasons|editions)'
const ownColumn = /hash|token|id$|_key$|_version$|payload|^reply$/

/** Every text that people have typed into the database, each once a place (`table.column`). */
export async function listStoredTexts(db: Database): Promise<{ columns: number; texts: StoredText[] }> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and table_name !~ ${ownTables}
  `.execute(db)
  const columns = rows.filter(({ columnName }) => !ownColumn.test(columnName))
  const texts: StoredText[] = []
  for (const { tableName, columnName } of columns) {
    const found = await sql<{ text: string }>`
      select distinct ${sql.ref(columnName)} as text from ${sql.table(tableName)} where ${sql.ref(columnName)} is not null
    `.execute(db)
    texts.push(...found.rows.map(({ text }) => ({ place: `${tableName}.${columnName}`, text })))
  }
  return { columns: columns.length, texts }
}
