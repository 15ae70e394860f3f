import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table editions add column abbreviation text not null default ''`,
  sql`alter table editions add column verses_allowed integer check (verses_allowed > 0)`,
  sql`alter table editions add column book_share_allowed integer check (book_share_allowed between 1 and 100)`,
  sql`alter table verses add column is_shown boolean not null default true`,
]

/** What an edition's licence allows to show, and which of its verses that is (rule 31). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
