import { sql } from 'kysely'

import { withPlayerHeld } from './withPlayerHeld.ts'

/**
 * `node passTime.ts CODE DAYS`: moves all that a player has done so many days
 * back, as if they had gone by since; totals and cards are made anew of it.
 * For browser tests, whose processes all go by the database's clock.
 */
const [code = '', days = '0'] = process.argv.slice(2)
await withPlayerHeld(code, async (tx, player) => {
  const back = sql`${Number(days)}::integer * interval '1 day'`
  await sql`delete from player_totals where player_id = ${player}`.execute(tx)
  await sql`update evaluations set created_at = created_at - ${back} where player_id = ${player}`.execute(tx)
  await sql`update reviews set reviewed_at = reviewed_at - ${back}, applied_at = null where player_id = ${player}`.execute(
    tx,
  )
  await sql`delete from review_cards where player_id = ${player}`.execute(tx)
  await sql`update logins set logged_in_at = logged_in_at - ${back} where player_id = ${player}`.execute(tx)
  await sql`
    update progress_events set occurred_at = occurred_at - ${back}, applied_at = null,
      local_date = to_char(local_date::date - ${Number(days)}::integer, 'YYYY-MM-DD')
    where player_id = ${player}`.execute(tx)
  await sql`delete from player_paces where player_id = ${player}`.execute(tx)
  await sql`insert into player_paces (player_id) values (${player})`.execute(tx)
  await sql`delete from counted_actions where player_id = ${player}`.execute(tx)
})
