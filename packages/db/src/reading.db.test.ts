import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { expect, test } from 'vitest'

import type { Read } from './open.ts'
import { prepared } from './prepared.ts'
import { reading } from './reading.ts'
import { testDatabase } from './testing/testDatabase.ts'

const { db } = await testDatabase()

test.each<[string, RawBuilder<unknown>]>([
  ['insert', sql`insert into clubs (name) values ('Owls')`],
  ['delete in a select', sql`with gone as (delete from players returning id) select count(*) from gone`],
  ['update', sql`update players set is_admin = true`],
  ['update of a named table', sql`with slid as (update "sessions" set expires_at = now()) select 1`],
  ['truncate', sql`truncate players`],
  ['drop', sql`drop table players`],
  ['a sequence that is set', sql`select setval('audit_log_id_seq', 1)`],
  ['a sequence that is counted on', sql`with next as (select "nextval"('audit_log_id_seq')) select * from next`],
])('a read that writes is refused before it is sent: %s', async (_, text) => {
  await expect(text.execute(reading(db))).rejects.toThrow('A read may not write')
})

test('a statement that is kept is refused in the same way', async () => {
  const deletePlayers = prepared<{ id: string }, never>(
    'planted_write',
    ({ id }) => sql`delete from players where id = ${id}`,
  )
  await expect(deletePlayers(reading(db), { id: 'none' })).rejects.toThrow('A read may not write')
  expect(() => prepared('planted_write', () => sql`select 1`)).toThrow('Two statements are called planted_write')
})

test('words of writes inside a value, and a lock, are no writes', async () => {
  const { rows } = await sql<{ said: string }>`select 'delete from players'::text as said`.execute(reading(db))
  expect(rows).toEqual([{ said: 'delete from players' }])
  await sql`select id from players for update skip locked`.execute(reading(db))
  await sql`select id from players for no key update of players`.execute(reading(db))
})

test('a write on a read does not compile', () => {
  const write = (read: Read): unknown[] => [
    // @ts-expect-error a read has no inserts
    read.insertInto,
    // @ts-expect-error nor may it write beside a select
    read.with,
    // @ts-expect-error text goes through `reading`
    sql`delete from players`.execute(read),
  ]
  expect(write).toBeTypeOf('function')
})
