import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`alter table player_codes alter column player_id drop not null`,
  sql`alter table progress_events alter column player_id drop not null, alter column login_id drop not null`,
  sql`create index players_deleted on players (deleted_at) where deleted_at is not null`,
  sql`create index evaluations_guest_texts on evaluations (created_at) where response is not null and player_id is null`,
  sql`create index evaluations_player_texts on evaluations (season_id) where response is not null and player_id is not null`,
  sql`create index idempotency_keys_by_time on idempotency_keys (created_at)`,
  sql`create index sessions_by_end on sessions (least(ended_at, expires_at))`,
  sql`create index coach_sessions_by_end on coach_sessions (least(ended_at, expires_at))`,
  sql`create index players_featured on players (id) where is_publicly_visible and deleted_at is null and not is_slot_reserved`,
]

/** Codes and counts outlive a player who was erased (rule 18); what is kept for a time is found by its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
