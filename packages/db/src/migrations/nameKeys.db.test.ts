import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../testing/testDatabase.ts'
import { up } from './20261122T1905-name-keys.ts'

const { db } = await testDatabase()

/** A club or team as the version before wrote one: with a key that only folded case. */
async function insertOld(name: string, at: string, club?: string, state = 'Ohio'): Promise<string> {
  const id = randomUUID()
  const [key, created] = [name.toLowerCase(), new Date(at)]
  await (
    club === undefined
      ? sql`insert into clubs (id, name, name_key, state, state_key, created_at) values (${id}, ${name}, ${key}, ${state}, ${state.toLowerCase()}, ${created})`
      : sql`insert into teams (id, club_id, name, name_key, created_at) values (${id}, ${club}, ${name}, ${key}, ${created})`
  ).execute(db)
  return id
}

test('an instance with lookalike names keeps every club and team; who came first has the key, and names stay as typed', async () => {
  const twins = await insertOld('Mоuntain Oaks', '2026-01-01')
  const first = await insertOld('Mountain Oaks', '2026-02-01')
  const third = await insertOld('Mountain\u034f Oaks', '2026-03-01')
  const elsewhere = await insertOld('Mоuntain Oaks', '2026-03-02', undefined, 'Utah')
  const lookalikeState = await insertOld('Mountain Oaks', '2026-03-03', undefined, 'Оhio')
  const alone = await insertOld('Орлы', '2026-04-01')
  const [owls, others] = [
    await insertOld('Оwls', '2026-01-01', first),
    await insertOld('Оwls\u3164', '2026-01-02', first),
  ]
  const plain = await insertOld('Otters', '2026-01-01', first)
  await sql`insert into coach_codes (code, club_name, club_name_key) values ('1234', 'Mоuntain Oaks', 'mоuntain oaks')`.execute(
    db,
  )
  const names = async () =>
    (await db.selectFrom('clubs').select('name').orderBy('createdAt').execute()).map(({ name }) => name)
  const before = await names()

  await up(db as Kysely<unknown>)

  const clubs = new Map((await db.selectFrom('clubs').selectAll().execute()).map((club) => [club.id, club]))
  expect([twins, first, third, elsewhere, lookalikeState, alone].map((id) => clubs.get(id)?.nameKey)).toEqual([
    'mountain oaks\t2',
    'mountain oaks',
    'mountain oaks\t3',
    'mountain oaks',
    'mountain oaks\t4',
    'орлы',
  ])
  expect(clubs.get(lookalikeState)?.stateKey).toBe('ohio')
  const teams = new Map((await db.selectFrom('teams').selectAll().execute()).map((team) => [team.id, team.nameKey]))
  expect([owls, others, plain].map((id) => teams.get(id))).toEqual(['owls', 'owls\t2', 'otters'])
  expect(await db.selectFrom('coachCodes').select('clubNameKey').execute()).toEqual([{ clubNameKey: 'mountain oaks' }])
  expect(await names()).toEqual(before)

  // Again it changes nothing: the ones with a number are found as they are.
  const keys = async () => db.selectFrom('clubs').select(['id', 'nameKey']).orderBy('id').execute()
  const after = await keys()
  await up(db as Kysely<unknown>)
  expect(await keys()).toEqual(after)
})
