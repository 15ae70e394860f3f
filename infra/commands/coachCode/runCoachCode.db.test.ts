import { testDatabase } from '@seraph/db/testing/testDatabase'
import { expect, test } from 'vitest'

import { runCoachCode } from './runCoachCode.ts'

const { db } = await testDatabase()
const run = (...words: string[]) => runCoachCode(db, words)

test('codes are issued, listed, revoked and replaced', async () => {
  const [code = ''] = await run('issue', '--club', 'Mountain Oaks', '--state', 'Oregon', '--coach', 'Kim')
  expect(code).toMatch(/^\d{4}$/)
  expect(await run('list')).toEqual([`${code} · Mountain Oaks · Oregon · Kim · not used yet`])
  expect(await run('issue', '--club', 'Pine Lake', '--count', '3')).toHaveLength(3)
  const [, next = ''] = await run('replace', code)
  expect(await run('revoke', next)).toEqual([`${next} is revoked; 0 sessions were ended.`])
  const lines = await run('list')
  expect(lines).toHaveLength(5)
  expect(lines.filter((line) => line.includes('revoked'))).toHaveLength(2)
  const noted = await db.selectFrom('auditEntries').select(['actor', 'act', 'subject']).orderBy('createdAt').execute()
  expect(noted).toEqual([
    { actor: 'operator', act: 'coach_code.issued', subject: { clubName: 'Mountain Oaks', codes: [code] } },
    { actor: 'operator', act: 'coach_code.issued', subject: expect.objectContaining({ clubName: 'Pine Lake' }) },
    { actor: 'operator', act: 'coach_code.replaced', subject: { former: code, code: next } },
    { actor: 'operator', act: 'coach_code.revoked', subject: { code: next } },
  ])
})

test.each([
  [['revoke', '0000'], 'There is no code 0000 in force.'],
  [['replace', '0000'], 'There is no code 0000 in force.'],
  [['issue'], 'npm run coach-code -- issue --club NAME'],
  [['issue', '--club', 'A', '--count', '0'], 'npm run coach-code -- issue --club NAME'],
  [['issue', '--clubb', 'A'], 'npm run coach-code -- issue --club NAME'],
  [['burn', '0000'], 'npm run coach-code -- issue --club NAME'],
  [[], 'npm run coach-code -- issue --club NAME'],
])('%j is refused in one answer', async (words, said) => {
  await expect(run(...words)).rejects.toThrow(said)
})
