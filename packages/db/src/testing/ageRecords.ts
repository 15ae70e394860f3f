import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** The times by which what is kept for a time goes. */
const times = {
  evaluations: ['created_at'],
  event_notes: ['created_at'],
  idempotency_keys: ['created_at'],
  players: ['deleted_at'],
  sessions: ['created_at', 'ended_at', 'expires_at'],
}

/** Makes what is kept for a time, or some tables of it, so many days older, as if they had passed; seasons end so much earlier. */
export async function ageRecords(db: Database, days: number, tables = Object.keys(times)): Promise<void> {
  const passed = sql`make_interval(secs => ${days * 24 * 3_600})`
  for (const [table, columns] of Object.entries(times).filter(([name]) => tables.includes(name)))
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${passed}`.execute(db)
  await sql`
    update seasons set public = jsonb_set(public, '{endsOn}', to_jsonb(((public ->> 'endsOn')::date - ${passed})::date::text))
    where public ? 'endsOn'
  `.execute(db)
}
