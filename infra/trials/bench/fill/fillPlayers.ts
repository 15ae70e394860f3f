import { createHash } from 'node:crypto'

import type { Database } from '@seraph/db/open'
import { sql } from 'kysely'

import { withoutLimit } from '../stack/withoutLimit.ts'

/** A made-up player: known by its number, and so are its code and its session's token. */
export const playerToken = (number: number): string => `bench-player-${number}`
export const playerCode = (number: number): string => `B${String(number).padStart(8, '0')}`

/** The id that the database makes of a kind and a number, as `made_id` there. */
export function madeId(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind}-${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/**
 * Adds players 1 to `count` in teams of seven, five teams to a club, each logged in once a week ago with a live session; `coachId`: the
 * coach of all of them and their teams.
 */
export async function fillPlayers(db: Database, count: number, coachId: string | null = null): Promise<void> {
  await withoutLimit(db, async (tx) => {
    await sql`create or replace function made_id(kind text, number bigint) returns uuid language sql immutable
      return regexp_replace(md5(kind || '-' || number), '^(.{12}).(.{3}).', '\\14\\28')::uuid`.execute(tx)
    await sql`insert into clubs (id, name, name_key, state, state_key)
      select made_id('club', n), 'Club ' || n, 'club ' || n, 'Ohio', 'ohio' from generate_series(0, (${count}::integer - 1) / 35) n`.execute(
      tx,
    )
    await sql`insert into teams (id, club_id, name, name_key, coach_id, coach_name)
      select made_id('team', n), made_id('club', n / 5), 'Team ' || n, 'team ' || n, ${coachId}::uuid,
        case when ${coachId}::uuid is not null then 'Coach Kim' end
      from generate_series(0, (${count}::integer - 1) / 7) n`.execute(tx)
    await sql`insert into players (id, code, club_id, team_id, starting_chapter, gem, state, time_zone, coach_id, member_number)
      select made_id('player', n), 'B' || lpad(n::text, 8, '0'), made_id('club', (n - 1) / 35), made_id('team', (n - 1) / 7), 1,
        (array['A', 'E', 'J', 'O', 'R', 'S', 'T'])[1 + (n - 1) % 7], 'Ohio', 'America/New_York', ${coachId}::uuid,
        case when ${coachId}::uuid is not null then 1 + (n - 1) % 7 end
      from generate_series(1, ${count}::integer) n`.execute(tx)
    await sql`insert into player_codes (code, player_id) select code, id from players where code like 'B%'`.execute(tx)
    await sql`insert into logins (id, player_id, logged_in_at)
      select made_id('login', n), made_id('player', n), now() - interval '7 days' from generate_series(1, ${count}::integer) n`.execute(
      tx,
    )
    await sql`insert into sessions (id, token_hash, player_id, browser_hash, expires_at)
      select made_id('session', n), sha256(('bench-player-' || n)::bytea), made_id('player', n), sha256(('browser-' || n)::bytea),
        now() + interval '30 days'
      from generate_series(1, ${count}::integer) n`.execute(tx)
  })
  await withoutLimit(db, (tx) => sql`analyze`.execute(tx))
}
