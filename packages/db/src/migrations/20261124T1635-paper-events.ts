import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Whether an event was played on paper and its marks are typed in (rule 237): it has nothing between lobby and end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_rooms add column is_paper boolean not null default false,
      add constraint event_rooms_paper check (not is_paper or phase in ('lobby', 'end'))
  `.execute(db)
}
