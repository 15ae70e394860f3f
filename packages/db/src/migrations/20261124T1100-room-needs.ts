import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * A room may ask chosen questions alone, or give each child the chapters
 * of its own verses (rules 244 and 245); one from before does neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update study_rooms set settings = '{"asked": null, "chaptersOf": "room"}'::jsonb || settings`.execute(db)
}
