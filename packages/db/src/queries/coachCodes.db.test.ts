import { expect, test } from 'vitest'

import { testDatabase } from '../testing/testDatabase.ts'
import { insertCoachCode } from './coachCodes.ts'

const { db } = await testDatabase()
const issue = (name: string) => db.transaction().execute((tx) => insertCoachCode(tx, { name, key: name.toLowerCase() }))

test('a club has one code however often and however concurrently it is asked for', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, () => issue('Mountain Oaks')))
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toMatch(/^\d{4}$/)
  expect(await issue('Pine Lake')).not.toBe(codes[0])
})

test('a revoked code is not given again', async () => {
  const revoked = await issue('River Hills')
  await db.updateTable('coachCodes').set({ revokedAt: new Date() }).where('code', '=', revoked).execute()
  expect(await issue('River Hills')).not.toBe(revoked)
})

test('when all codes are given out it is said', async () => {
  await db.deleteFrom('coachCodes').execute()
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const rows = all.slice(1).map((code) => ({ code, clubName: 'Full', clubNameKey: 'full' }))
  await db.insertInto('coachCodes').values(rows).execute()
  expect(await issue('Last')).toBe('0000')
  await expect(issue('Late')).rejects.toThrow('given out')
})
