import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How often distress was found, by day, kind and box: all that is kept of it (rule 50). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table distress_counts (
      day date not null,
      kind text not null,
      box text not null,
      found integer not null check (found > 0),
      primary key (day, kind, box)
    )`.execute(db)
}
