import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from './testing/testDatabase.ts'
import { writingFunctions } from './writingFunctions.ts'

const { db } = await testDatabase()

/** Volatile too, and nothing is other than before when they have run: chance, the clock, locks, and what they tell. */
const harmless = [
  /^(?:amvalidate|array_sample|array_shuffle|bernoulli|clock_timestamp|current_query|currval|gen_random_uuid|lastval)$/,
  /^(?:random|random_normal|system|timeofday|txid_status|pg_sleep(?:_for|_until)?)$/,
  /^pg_(?:try_)?advisory_\w+$/,
  /^pg_(?:available|blocking|collation|control|current|database|get|hba|ident|indexes|is|isolation|jit|last|ls)_\w+$/,
  /^pg_(?:lock|notification|partition|prepared|read|relation|safe|sequence|show|table|tablespace|total|wal_summary|xact)_\w+$/,
  /^pg_stat_(?:file|get_\w+|have_stats)$/,
]

/** What no statement can call by itself: what stands behind indexes, languages and dictionaries. */
const isCallable = sql<boolean>`
  not exists (select from pg_proc same where same.oid = pg_proc.oid and 'internal'::regtype = any (same.proargtypes))
  and proname !~ '(handler|validator|_init|_lexize)$'`

/** The functions of these schemas that the server takes for ones that may write, with their texts. */
async function listVolatile(isOwn: boolean): Promise<{ name: string; source: string }[]> {
  const { rows } = await sql<{ name: string; source: string }>`
    select distinct proname as name, prosrc as source from pg_proc
    where provolatile = 'v' and prokind <> 'a' and prorettype <> 'trigger'::regtype and ${isCallable}
      and (pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)) = ${isOwn}
    order by 1`.execute(db)
  return rows
}

test('every function of the server that may write is refused, or is known to be harmless', async () => {
  const names = (await listVolatile(false)).map(({ name }) => name)
  expect(names).toContain('setval')
  const told = names.filter((name) => writingFunctions.test(name) === harmless.some((one) => one.test(name)))
  expect(told).toEqual([])
})

test('no function of ours may write: those that triggers don’t call are stable, and call none that writes', async () => {
  expect(await listVolatile(true)).toEqual([])
  const { rows } = await sql<{ name: string; source: string }>`
    select proname as name, prosrc as source from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`.execute(db)
  expect(rows.map(({ name }) => name)).toContain('review_parts')
  expect(rows.filter(({ source }) => writingFunctions.test(source))).toEqual([])
})

test('a function of ours that writes is found, and one that says it doesn’t is refused by the server', async () => {
  const make = (kind: string) =>
    sql`create function drop_clubs() returns int language plpgsql ${sql.raw(kind)} as $$
      begin delete from clubs; return 1; end $$`.execute(db)
  await make('volatile')
  expect((await listVolatile(true)).map(({ name }) => name)).toEqual(['drop_clubs'])
  await sql`drop function drop_clubs()`.execute(db)
  await make('stable')
  await expect(db.selectNoFrom(sql`drop_clubs()`.as('x')).execute()).rejects.toThrow('not allowed in a non-volatile')
  await sql`drop function drop_clubs()`.execute(db)
})
