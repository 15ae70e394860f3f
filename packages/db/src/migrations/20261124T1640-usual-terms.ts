import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A term of the glossary in the event's usual wording (rule 172); null where it is the same. The next load of a season fills it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table glossary_terms add column usual text`.execute(db)
}
