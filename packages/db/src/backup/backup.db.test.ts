import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Database } from '../open.ts'
import { makePlayer, makeQuestion, makeSeason } from '../testing/make.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { listFinalDeletions } from '../queries/players/finalDeletions.ts'
import { erasePlayer } from '../queries/players/erasePlayer.ts'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'

const [from, to] = [await testDatabase(), await testDatabase()]
await makeSeason(from.db, { questions: [makeQuestion({ id: 'one', question: 'Who said “woe is me”?\n\t\\N #' })] })
await makePlayer(from.db, { code: 'MO1A' })
const { id } = await makePlayer(from.db, { code: 'MO2A', timeZone: 'Europe/Berlin' })
await from.db
  .insertInto('sessions')
  .values({
    id: randomUUID(),
    tokenHash: Buffer.from([0, 255, 10, 35]),
    playerId: id,
    browserHash: Buffer.from('b'),
    proof: 'proved',
    expiresAt: new Date(0),
  })
  .execute()

const take = async (db: Database): Promise<string[]> => {
  const lines: string[] = []
  await backUp(db, (text) => Promise.resolve(void lines.push(...text.split('\n'))))
  return lines
}
async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}
/** What the tables are made of: columns, indexes and constraints. */
const shapeOf = async (db: Database): Promise<unknown[]> => {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public'
    union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', ''
    from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2, 3
  `.execute(db)
  return rows
}

test('a backup restored elsewhere is the same in every row and in its schema', async () => {
  const lines = await take(from.db)
  const { rows } = await restore(to.url, each(lines), { isReplacing: false })
  expect(rows).toBe(lines.filter((line) => !line.startsWith('#')).length)
  const again = await take(to.db)
  expect(again.slice(1).toSorted()).toEqual(lines.slice(1).toSorted())
  expect(await shapeOf(to.db)).toEqual(await shapeOf(from.db))
})

test('a database in use is refused, unless it shall be replaced', async () => {
  const lines = await take(from.db)
  await makePlayer(to.db, { code: 'MO3A' })
  await expect(restore(to.url, each(lines), { isReplacing: false })).rejects.toThrow('add --replace')
  await restore(to.url, each(lines), { isReplacing: true })
  expect(await to.db.selectFrom('players').select('code').orderBy('code').execute()).toEqual([
    { code: 'MO1A' },
    { code: 'MO2A' },
  ])
})

test('a backup that is cut off, broken, newer or none at all changes nothing', async () => {
  const lines = await take(from.db)
  const before = await take(to.db)
  const [header = ''] = lines
  const withPlayerOf = (line: string): string => line.replace(/("player_id":")[^"]+/, `$1${randomUUID()}`)
  const broken = [
    { lines: lines.slice(0, -1), reason: 'its end is missing' },
    { lines: lines.filter((line) => !line.includes('"MO2A"')), reason: 'its end is missing' },
    { lines: lines.map(withPlayerOf), reason: 'violates foreign key constraint' },
    {
      lines: [header.replace('"migrations":["', '"migrations":["29990101T0000-later","'), ...lines.slice(1)],
      reason: 'newer Seraph',
    },
    { lines: ['PGDMP'], reason: 'not a backup' },
    { lines: [], reason: 'not a backup' },
  ]
  for (const { lines: text, reason } of broken) {
    await expect(restore(to.url, each(text), { isReplacing: true })).rejects.toThrow(reason)
  }
  expect((await take(to.db)).slice(1)).toEqual(before.slice(1))
})

test('who was deleted for good since a backup stays deleted, where it is restored in the same place and in another', async () => {
  const [here, elsewhere] = [await testDatabase(), await testDatabase()]
  const gone = await makePlayer(here.db, { code: 'GONE1A' })
  await makePlayer(here.db, { code: 'STAYS1A', teamOf: gone })
  const lines = await take(here.db)
  const codesIn = async (db: Database) =>
    (await db.selectFrom('players').select('code').execute()).map(({ code }) => code)
  await here.db
    .updateTable('players')
    .set({ deletedAt: new Date(0) })
    .where('id', '=', gone.id)
    .execute()
  await here.db.transaction().execute((tx) => erasePlayer(tx, { playerId: gone.id, before: new Date() }))
  const finalDeletions = await listFinalDeletions(here.db)
  expect(finalDeletions).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(finalDeletions.join(' ')).not.toContain(gone.id.replaceAll('-', ''))

  expect(await restore(here.url, each(lines), { isReplacing: true })).toMatchObject({ erased: 1 })
  expect(await codesIn(here.db)).toEqual(['STAYS1A'])
  expect(await listFinalDeletions(here.db)).toEqual(finalDeletions)
  expect(await restore(here.url, each(lines), { isReplacing: true })).toMatchObject({ erased: 1 })

  expect(await restore(elsewhere.url, each(lines), { isReplacing: true, finalDeletions })).toMatchObject({ erased: 1 })
  expect(await codesIn(elsewhere.db)).toEqual(['STAYS1A'])
  const codes = await elsewhere.db.selectFrom('playerCodes').select(['code', 'playerId']).execute()
  expect(codes).toContainEqual({ code: 'GONE1A', playerId: null })
})
