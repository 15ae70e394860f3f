import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { makePlayer, makeSeason } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261127T0045-covered-cards.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)

test('cards from before stay, a question has one row of them still, and a child’s are told by the index alone', async () => {
  const { id: playerId } = await makePlayer(db)
  await sql`alter table review_cards drop constraint review_cards_pkey, add primary key (player_id, season_id, question_id)`.execute(
    db,
  )
  const store = (question: string, stability: number) =>
    sql`insert into review_cards (player_id, season_id, question_id, cards)
      values (${playerId}, ${seasonId}, ${question}, ${JSON.stringify({ p1: [stability, 5, 9, 1, 0] })})
      on conflict (player_id, season_id, question_id) do update set cards = excluded.cards`.execute(db)
  await store('q1', 1)
  await store('q2', 2)

  await up(db as Kysely<unknown>)

  await store('q1', 3)
  const { rows } = await sql<{ id: string; stability: number }>`
    select question_id as id, (cards -> 'p1' ->> 0)::integer as stability from review_cards order by 1`.execute(db)
  expect(rows).toEqual([
    { id: 'q1', stability: 3 },
    { id: 'q2', stability: 2 },
  ])
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql`explain select packed from review_cards where player_id = ${playerId} and season_id = ${seasonId}`.execute(
      tx,
    )
  })
  expect(JSON.stringify(plan.rows)).toContain('Index Only Scan')
})
