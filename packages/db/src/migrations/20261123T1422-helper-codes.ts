import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table coach_codes
    add column helps uuid references coaches,
    add constraint coach_codes_helps check (helps is null or (coach_id is not null and coach_id <> helps))`,
  sql`create index coach_codes_by_helps on coach_codes (helps) where helps is not null`,
]

/** A coach code may be a helper's: it stands for the teams of the coach whom it helps, and has a profile of its own (rule 225). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
