import { insertCoachRequest } from '@seraph/db/queries/coaches/coachRequests'
import type { CoachRequest, IssuedCoachCode } from '@seraph/schema/http/admin/adminCoaches'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../../testing/browser.ts'
import { adminSettings, signInAdmin } from '../../../testing/signInAdmin.ts'
import { signInCoach } from '../../../testing/signInCoach.ts'
import { testApp } from '../../../testing/testApp.ts'

const app = await testApp({ settings: { ...adminSettings, COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db, browser } = app
const url = '/api/admin/coach-codes'
let admin: Browser

beforeAll(async () => {
  ;({ browser: admin } = await signInAdmin(app))
})
const codes = async () => (await admin.get(url)).json<IssuedCoachCode[]>()
const issue = (body: object, key?: string) => admin.post(url, body, key ? { 'idempotency-key': key } : {})

test('codes are issued for a club, once for a key, and seen to be used', async () => {
  const key = randomUUID()
  const body = { clubName: 'Mountain Oaks', state: 'Oregon', count: 2 }
  const issued = (await issue(body, key)).json<{ codes: string[] }>().codes
  expect(issued).toHaveLength(2)
  expect((await issue(body, key)).json()).toEqual({ codes: issued })
  const [code = ''] = issued
  expect(await codes()).toHaveLength(2)
  expect((await codes()).find((one) => one.code === code)).toMatchObject({
    clubName: 'Mountain Oaks',
    state: 'Oregon',
    usedAt: null,
    revokedAt: null,
  })
  await browser().post('/api/coaches/login', { code })
  expect((await codes()).find((one) => one.code === code)?.usedAt).not.toBeNull()
})

test.each([{ clubName: ' ' }, { clubName: 'x', count: 0 }, { clubName: 'x', count: 51 }, {}])(
  '%j issues nothing',
  async (body) => {
    const before = await codes()
    expect((await issue(body)).json()).toMatchObject({ code: 'invalid_request' })
    expect(await codes()).toEqual(before)
  },
)

test('a revoked code signs nobody in and its session is over', async () => {
  const { code, browser: coach } = await signInCoach(app)
  expect((await admin.post(`${url}/${code}/revoke`)).json()).toEqual({ endedSessions: 1 })
  expect((await coach.get('/api/session')).json()).toMatchObject({ coach: null })
  expect((await browser().post('/api/coaches/login', { code })).json()).toMatchObject({ code: 'coach_code_not_found' })
  expect((await admin.post(`${url}/${code}/revoke`)).json()).toMatchObject({ code: 'coach_code_not_found' })
})

test('a replaced code is the same coach under another', async () => {
  const { code, coachId } = await signInCoach(app)
  const replaced = (await admin.post(`${url}/${code}/replace`)).json<{ code: string }>()
  expect(replaced.code).not.toBe(code)
  const row = await db.selectFrom('coachCodes').select('coachId').where('code', '=', replaced.code).executeTakeFirst()
  expect(row).toEqual({ coachId })
})

test('a request is handled and opened again', async () => {
  await insertCoachRequest(db, { clubName: 'Owls', state: 'Ohio', country: 'Canada', contact: 'By phone' })
  const requests = async () => (await admin.get('/api/admin/coach-requests')).json<CoachRequest[]>()
  const [request] = await requests()
  expect(request).toMatchObject({ clubName: 'Owls', contact: 'By phone', handledAt: null })
  const one = `/api/admin/coach-requests/${request?.id}`
  expect((await admin.patch(one, { isHandled: true })).json()).toEqual({ isHandled: true })
  expect((await requests())[0]?.handledAt).not.toBeNull()
  await admin.patch(one, { isHandled: false })
  expect((await requests())[0]?.handledAt).toBeNull()
  const unknown = await admin.patch(`/api/admin/coach-requests/${randomUUID()}`, { isHandled: true })
  expect(unknown.json()).toMatchObject({ code: 'not_found' })
})
