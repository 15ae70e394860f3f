import { getCleaningState, refuseCleanings } from '@seraph/db/queries/admin/cleanings'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { expect, test } from 'vitest'

import { runRecords } from './runRecords.ts'

const { db } = await testDatabase()
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

test.each([[[]], [['burn']], [['clean', '--now']], [['clean', '--confirm', 'x']]])('%j is refused', async (words) => {
  await expect(run(...words)).rejects.toThrow('npm run records -- clean [--confirm]')
})
