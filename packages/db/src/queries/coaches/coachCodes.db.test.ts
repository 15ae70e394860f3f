import { expect, test } from 'vitest'

import { makeCoach } from '../../testing/makeCoach.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import {
  findOrInsertCoachCode,
  insertCoachCodes,
  listCoachCodes,
  replaceCoachCode,
  revokeCoachCode,
} from './coachCodes.ts'
import { findCoachByCode } from './coachSessions.ts'
import { listLiveSessions } from '../sessions/sessions.ts'

const { db } = await testDatabase()
const nameOf = (name: string) => ({ name, key: name.toLowerCase() })
const issue = (name: string, count = 1) =>
  db.transaction().execute((tx) => insertCoachCodes(tx, { club: nameOf(name), state: 'Oregon' }, count))
const demo = (name: string) => db.transaction().execute((tx) => findOrInsertCoachCode(tx, nameOf(name)))
const revoke = (code: string) => db.transaction().execute((tx) => revokeCoachCode(tx, code))

test('each code is issued once, however many are asked for at once', async () => {
  const codes = (await Promise.all(Array.from({ length: 10 }, () => issue('Mountain Oaks', 20)))).flat()
  expect(new Set(codes).size).toBe(200)
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
  expect(await listCoachCodes(db)).toHaveLength(200)
})

test('a club to try things with has one code until it is revoked', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, () => demo('Pine Lake')))
  expect(new Set(codes).size).toBe(1)
  const [code = ''] = codes
  await revoke(code)
  expect(await demo('Pine Lake')).not.toBe(code)
})

test('revoking ends the sessions of the code, and of no other', async () => {
  const [coach, other] = [await makeCoach(db), await makeCoach(db)]
  const ids = [coach.sessionId, other.sessionId]
  expect((await listLiveSessions(db, ids)).toSorted()).toEqual(ids.toSorted())
  expect(await revoke(coach.code)).toEqual([coach.sessionId])
  expect(await listLiveSessions(db, ids)).toEqual([other.sessionId])
  expect(await findCoachByCode(db, { code: coach.code, clubKey: undefined })).toBeUndefined()
  expect(await revoke(coach.code)).toBeUndefined()
  expect(await revoke('none')).toBeUndefined()
})

test('a replaced code is the same coach under another code', async () => {
  const coach = await makeCoach(db, { clubName: 'River Hills' })
  const replaced = await db.transaction().execute((tx) => replaceCoachCode(tx, coach.code))
  expect(replaced?.endedSessionIds).toEqual([coach.sessionId])
  const known = await findCoachByCode(db, { code: replaced?.code ?? '', clubKey: 'river hills' })
  expect(known?.coach?.id).toBe(coach.coachId)
  expect(await findCoachByCode(db, { code: coach.code, clubKey: undefined })).toBeUndefined()
})

test('when all codes are given out it is said, and none is issued', async () => {
  const given = new Set((await listCoachCodes(db)).map(({ code }) => code))
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const [last, ...rest] = all.filter((code) => !given.has(code))
  await db
    .insertInto('coachCodes')
    .values(rest.map((code) => ({ code, clubName: 'Full', clubNameKey: 'full' })))
    .execute()
  await expect(issue('Late', 2)).rejects.toThrow('Only 1')
  expect(await issue('Last')).toEqual([last])
  await expect(issue('Late')).rejects.toThrow('Only 0')
})
