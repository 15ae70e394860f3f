import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const ends = sql`num_nonnulls(room_id, withdrawn_at, declined_at)`

/**
 * An invitation is accepted, declined or withdrawn, once; while it is open its token is kept, so that whoever made it can send it again
 * (rule 239). Of those from before the link isn't known any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_invitations add column token text, add column withdrawn_at timestamptz, add column declined_at timestamptz,
    add constraint event_invitations_ends_once check (${ends} <= 1),
    add constraint event_invitations_token_while_open check (token is null or ${ends} = 0)`.execute(db)
  await sql`create index event_invitations_by_coach on event_invitations (coach_code, created_at desc)`.execute(db)
}
