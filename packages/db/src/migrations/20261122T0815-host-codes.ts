import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A host's seat says by which coach code it was taken: its token opens it as long as that code is in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_room_participants
    add column host_code text references coach_codes,
    add constraint study_room_participants_host_code check (is_host or host_code is null)`.execute(db)
  await sql`update study_room_participants p set host_code = r.coach_code
    from study_rooms r where r.id = p.room_id and p.is_host`.execute(db)
  await sql`create index study_room_participants_by_host_code on study_room_participants (host_code) where host_code is not null`.execute(
    db,
  )
}
