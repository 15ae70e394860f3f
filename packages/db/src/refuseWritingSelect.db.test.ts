import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Read } from './open.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { db } = await testDatabase()
const owls = { id: randomUUID(), name: 'Owls', nameKey: 'owls', state: 'Oregon', stateKey: 'oregon', countryKey: '' }
await db.insertInto('clubs').values(owls).execute()
await sql`create sequence counted`.execute(db)

const byServer = /syntax error|must be at the top level/
const byText = 'A read may not write'
const gone = sql`with gone as (delete from clubs returning id) select id from gone`
const clubs = (read: Read) => read.selectFrom('clubs').select('id')

test.each<[string, (read: Read) => { execute: () => Promise<unknown> }, string | RegExp]>([
  ['its table', (read) => read.selectFrom(sql`(delete from clubs returning id)`.as('x')).selectAll(), byServer],
  ['what its table is made of', (read) => read.selectFrom(sql`(${gone})`.as('x')).selectAll(), byServer],
  ['a column', (read) => read.selectNoFrom(sql`(${gone})`.as('x')), byServer],
  ['a condition', (read) => clubs(read).where(sql<boolean>`id in (${gone})`), byServer],
  ['a union', (read) => clubs(read).union(sql<{ id: string }>`(${gone})`), byServer],
  ['its front', (read) => clubs(read).modifyFront(sql`(${gone}),`), byServer],
  ['its end', (read) => clubs(read).modifyEnd(sql`returning (${gone})`), byServer],
  ['a second statement', (read) => clubs(read).modifyEnd(sql`; delete from clubs`), byText],
  [
    'a second statement after its table',
    (read) => read.selectFrom(sql`clubs; delete from clubs --`.as('x')).selectAll(),
    byText,
  ],
  ['a sequence', (read) => read.selectNoFrom(sql`setval('counted', 7)`.as('x')), byText],
  ['a sequence whose function is quoted', (read) => read.selectNoFrom(sql`"setval"('counted', 7)`.as('x')), byText],
  ['a text that is run', (read) => read.selectNoFrom(sql`query_to_xml('delete', true, true, '')`.as('x')), byText],
  ['a new table', (read) => read.selectNoFrom(sql`1`.as(sql`one into stolen`)), byText],
])('SQL as text inside a select writes nothing: %s', async (_, plant, refusal) => {
  await expect(plant(db).execute()).rejects.toThrow(refusal)
  expect(await db.selectFrom('clubs').select('name').execute()).toEqual([{ name: 'Owls' }])
  expect((await sql`select to_regclass('stolen') as made`.execute(db)).rows).toEqual([{ made: null }])
  expect((await sql`select last_value, is_called from counted`.execute(db)).rows).toEqual([
    { lastValue: 1, isCalled: false },
  ])
})

test('the words and signs of a write inside quotes are none', async () => {
  const signs = sql<string>`'one; into setval(two)'`.as('a;b')
  expect(await db.selectNoFrom(signs).execute()).toEqual([{ 'a;b': 'one; into setval(two)' }])
})
