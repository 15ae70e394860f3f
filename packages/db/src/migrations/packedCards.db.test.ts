import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { makePlayer, makeSeason } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261124T1530-packed-cards.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)

test('cards from before are packed, and those that a process of the version before stores', async () => {
  const { id: playerId } = await makePlayer(db)
  await sql`alter table review_cards drop column packed`.execute(db)
  await sql`alter table review_cards add primary key (player_id, season_id, question_id)`.execute(db)
  await sql`drop function pack_cards(json)`.execute(db)
  const store = (cards: object) =>
    sql`insert into review_cards (player_id, season_id, question_id, cards) values (${playerId}, ${seasonId}, 'q1', ${JSON.stringify(cards)})
      on conflict (player_id, season_id, question_id) do update set cards = excluded.cards`.execute(db)
  const packed = async () => {
    const { rows } = await sql<{
      packed: Buffer
    }>`select packed from review_cards where player_id = ${playerId}`.execute(db)
    return rows[0]?.packed
  }
  await store({ p1: [12.5, 5, 1_764_000_000_123, 3, 0, 1_763_000_000_001, 1_764_000_000_123], p12: [1, 9, 7, 1, 0] })

  await up(db as Kysely<unknown>)

  const bytes = await packed()
  expect(bytes?.readInt16BE(0)).toBe(2)
  const partAt = (at: number) => [bytes?.readInt32BE(at), ...[4, 12, 20].map((more) => bytes?.readDoubleBE(at + more))]
  expect(partAt(2)).toEqual([1, 12.5, 1_764_000_000_123, 1_763_000_000_001])
  expect(partAt(30)).toEqual([12, 1, 7, 0])
  expect(bytes).toHaveLength(58)
  await store({ p1: [2, 5, 9, 4, 1] })
  expect((await packed())?.readDoubleBE(6)).toBe(2)
})
