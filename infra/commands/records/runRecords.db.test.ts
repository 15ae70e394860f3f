import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getCleaningState, refuseCleanings } from '@seraph/db/queries/admin/cleanings'
import { makePlayer } from '@seraph/db/testing/make'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { afterAll, expect, test } from 'vitest'

import { runRecords } from './runRecords.ts'

const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'records-'))
afterAll(() => rmSync(folder, { recursive: true }))
const run = (...words: string[]) => runRecords(db, words)

test('what waits is told, confirmed by a word, and noted', async () => {
  expect(await run('clean')).toEqual([expect.stringContaining('last cleaned up'), 'Nothing waits to be confirmed.'])
  await refuseCleanings(db, { code: 'long_ago', sinceLastRunSeconds: 4_000_000 })
  expect((await run('clean')).at(-1)).toContain('--confirm')
  expect((await getCleaningState(db)).isConfirmed).toBe(false)
  expect((await run('clean', '--confirm')).at(-1)).toMatch(/^Confirmed/)
  expect((await getCleaningState(db)).isConfirmed).toBe(true)
  const noted = await db.selectFrom('auditEntries').select(['actor', 'act', 'subject']).execute()
  expect(noted).toEqual([
    {
      actor: 'operator',
      act: 'cleaning.confirmed',
      subject: { refusal: { code: 'long_ago', sinceLastRunSeconds: 4_000_000 } },
    },
  ])
})

test('final deletions of a file are applied to a database that came back without them', async () => {
  const { id } = await makePlayer(db, { code: 'GONE1A' })
  await makePlayer(db, { code: 'STAYS1A' })
  const hash = createHash('sha256').update(`player ${id}`).digest('hex')
  const file = join(folder, 'seraph.deletions')
  await expect(run('deletions', file)).rejects.toThrow('There is no file')
  writeFileSync(file, `${hash}\n`)
  expect(await run('deletions', file)).toEqual([expect.stringMatching(/^1 final deletions.* deleted again: 1\.$/)])
  expect(await run('deletions')).toEqual([hash])
  const codes = await db.selectFrom('players').select('code').where('isAdmin', '=', false).execute()
  expect(codes).toEqual([{ code: 'STAYS1A' }])
  expect(await run('deletions', file)).toEqual([expect.stringMatching(/deleted again: 0\.$/)])
})

test.each([[[]], [['burn']], [['clean', '--now']], [['clean', '--confirm', 'x']], [['deletions', 'a', 'b']]])(
  '%j is refused',
  async (words) => {
    await expect(run(...words)).rejects.toThrow('npm run records -- clean [--confirm]')
  },
)
