import { sql } from 'kysely'

import { withPlayerHeld } from './withPlayerHeld.ts'

/**
 * `node agePlayer.ts CODE`: leaves a player as the upgrade finds one: without
 * a number, asked about being featured, and with work of which nobody has told
 * what counts. For browser tests.
 */
const [code = ''] = process.argv.slice(2)
await withPlayerHeld(code, async (tx, player) => {
  await sql`delete from player_numbers where player_id = ${player}`.execute(tx)
  await sql`update players set is_featured_asked = true, is_publicly_visible = false where id = ${player}`.execute(tx)
  await sql`update progress_events set counted = null, repeated = null, too_fast = null, counted_trivia_points = null, counted_memory_points = null,
    counted_chapters = null where player_id = ${player}`.execute(tx)
  await sql`delete from counted_actions where player_id = ${player}`.execute(tx)
  await sql`update player_paces set busy = '{}' where player_id = ${player}`.execute(tx)
  await sql`update player_totals set totals = totals - 'counted' where player_id = ${player}`.execute(tx)
})
