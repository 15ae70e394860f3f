import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * The weekday on which a team meets (0: Sunday), by which its weekly steps are
 * due (rule 204): Saturday where nobody said. A version of a division keeps
 * its own, so that undoing one brings its day back; a process of the version before stores Saturday.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assignments add column club_day smallint not null default 6 check (club_day between 0 and 6)`.execute(
    db,
  )
}
