import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * A seat remembers its player's gem, and whether it was taken by the player code alone (rule 175). Of seats from before the latter isn't
 * known: it is told anew when their sockets come back. A room from before asks all questions, for as long as it lasts (rule 178).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_room_participants
    add column gem text check (gem in ('A', 'E', 'J', 'O', 'R', 'S', 'T')),
    add column is_guest boolean not null default false`.execute(db)
  await sql`update study_room_participants s set gem = p.gem from players p where p.id = s.player_id`.execute(db)
  await sql`update study_rooms set settings = '{"questionsEach": null, "minutes": null}'::jsonb || settings`.execute(db)
}
