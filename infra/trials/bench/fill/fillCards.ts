import type { Database } from '@seraph/db/open'
import { sql } from 'kysely'

import { withoutLimit } from '../stack/withoutLimit.ts'

/**
 * Gives players `from` to `to` a card of each part of a season's first questions,
 * at most so many cards each: met on some day of the last month and recalled
 * since, not within the last day, so that there is a day to plan for them. The table is vacuumed and written to disk, as one that is used
 * is again and again: else whoever reads it first does both. Returns how many cards there are of all players.
 */
export async function fillCards(
  db: Database,
  { seasonId, from, to, cards }: { seasonId: string; from: number; to: number; cards: number },
): Promise<number> {
  await withoutLimit(db, (tx) =>
    sql`
      with asked as (
        select id, parts, sum(jsonb_array_length(parts)) over (order by position) as reached
        from questions where season_id = ${seasonId} and not is_retired
      ), now_ms as (select (extract(epoch from now()) * 1000)::bigint as ms)
      insert into review_cards (player_id, season_id, question_id, cards)
      select made_id('player', n), ${seasonId}, asked.id, (
        select json_object_agg(part ->> 'id', json_build_array(2 + random() * 40, 4 + random() * 3, met, 3, 0, met - 864000000, met))
        from jsonb_array_elements(asked.parts) as part, now_ms,
          lateral (select ms - 86400000 - (random() * 2505600000)::bigint as met) as day)
      from asked, generate_series(${from}::integer, ${to}::integer) as n
      where reached <= ${cards}`.execute(tx),
  )
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze) review_cards`.execute(connection)
    await sql`checkpoint`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
  const { rows } = await sql<{ cards: number }>`
    select (sum(jsonb_array_length(q.parts) * c.count))::integer as cards
    from (select season_id, question_id, count(*) from review_cards group by season_id, question_id) as c
    join questions q on q.season_id = c.season_id and q.id = c.question_id
  `.execute(db)
  return rows[0]?.cards ?? 0
}
