import { insertCoachCodes, revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { beforeEach, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const settings = { GUESS_LIMIT_COACH_ADDRESS: '4', GUESS_LIMIT_COACH: '1000' }
const { browser, db } = await testApp({ settings })
const url = '/api/coaches/login'
const clubName = 'Mountain Oaks'
let code: string
let addresses = 0
const elsewhere = () => browser(`10.2.0.${(addresses += 1)}`)
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code

beforeEach(async () => {
  ;[code = ''] = await db
    .transaction()
    .execute((tx) => insertCoachCodes(tx, { club: { name: clubName, key: 'mountain oaks' }, teamName: 'Owls' }))
})

test('any four digits are asked for the club, right or wrong, and answer alike', async () => {
  const wrong = code === '0000' ? '0001' : '0000'
  const replies = await Promise.all([code, wrong].map((typed) => elsewhere().post(url, { code: typed })))
  expect(replies[0]?.statusCode).toBe(403)
  expect(replies[0]?.json()).toMatchObject({ code: 'club_name_needed' })
  expect(replies[1]?.body).toBe(replies[0]?.body)
})

test('the code and the club sign in; then the code alone is enough in that browser', async () => {
  const page = elsewhere()
  const reply = await page.post(url, { code, clubName: ' mountain  OAKS' })
  expect(reply.json()).toMatchObject({ isLinked: false, profile: null, verificationInfo: { code } })
  const session = (await page.get('/api/session')).json<{ player: unknown; coach: unknown }>()
  expect(session).toMatchObject({
    player: null,
    coach: { coachCode: code, isLinked: false, clubName, teamName: 'Owls' },
  })
  expect(codeOf(await elsewhere().post(url, { code }))).toBe('club_name_needed')
  await page.post('/api/coaches/logout')
  expect((await page.get('/api/session')).json()).toMatchObject({ coach: null })
  expect((await page.post(url, { code })).statusCode).toBe(200)
})

test("a wrong code, a revoked one and another club's name answer alike", async () => {
  const [revoked = ''] = await db.transaction().execute((tx) => insertCoachCodes(tx, { club: { name: 'X', key: 'x' } }))
  await db.transaction().execute((tx) => revokeCoachCode(tx, revoked))
  const unknown = ['0000', '0001', '0002'].find((digits) => digits !== code && digits !== revoked)
  const tries = [
    { code: unknown, clubName },
    { code: revoked, clubName: 'X' },
    { code, clubName: 'Pine Lake' },
  ]
  const replies = await Promise.all(tries.map((entered) => elsewhere().post(url, entered)))
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(replies[0]?.json()).toMatchObject({ code: 'coach_code_not_found' })
})

test.each(['123', '12345', 'abcd', '１２３４', ''])('%j is no code', async (typed) => {
  const reply = await elsewhere().post(url, { code: typed, clubName })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'Please enter a 4-digit coach code.' }])
})

test('each login starts a new session and ends the one that the browser had; logout ends it', async () => {
  const page = elsewhere()
  await page.post(url, { code, clubName })
  const first = page.cookies.get('seraph_coach') ?? ''
  await page.post(url, { code })
  const second = page.cookies.get('seraph_coach') ?? ''
  expect(second).not.toBe(first)
  await page.post('/api/coaches/logout')
  for (const token of [first, second, 'x'.repeat(43)]) {
    const thief = elsewhere()
    thief.cookies.set('seraph_coach', token)
    expect((await thief.get('/api/session')).json()).toMatchObject({ coach: null })
  }
})

test('the cookie is out of reach of scripts and other sites', async () => {
  const reply = await elsewhere().post(url, { code, clubName })
  const cookie = reply.cookies.find(({ name }) => name === 'seraph_coach')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 3600, path: '/' })
  const stored = await db.selectFrom('coachSessions').select('tokenHash').execute()
  expect(stored.some(({ tokenHash }) => tokenHash.toString('utf8').includes(cookie?.value ?? ''))).toBe(false)
})

test('first and last use are noted', async () => {
  const page = elsewhere()
  const uses = () =>
    db.selectFrom('coachCodes').select(['usedAt', 'lastLoginAt']).where('code', '=', code).executeTakeFirstOrThrow()
  expect(await uses()).toEqual({ usedAt: null, lastLoginAt: null })
  await page.post(url, { code, clubName })
  const first = await uses()
  expect(first.usedAt).toEqual(first.lastLoginAt)
  await page.post(url, { code })
  const second = await uses()
  expect(second.usedAt).toEqual(first.usedAt)
  expect(second.lastLoginAt?.getTime()).toBeGreaterThan(first.lastLoginAt?.getTime() ?? Infinity)
})

test('guesses are refused after the limit; who has held the session is let in', async () => {
  const owner = elsewhere()
  await owner.post(url, { code, clubName })
  const address = `10.2.0.${addresses}`
  const guesser = browser(address)
  for (let guess = 0; guess < 4; guess += 1) {
    expect(codeOf(await guesser.post(url, { code, clubName: `Guess ${guess}` }))).toBe('coach_code_not_found')
  }
  const refused = await guesser.post(url, { code, clubName })
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'too_many_attempts'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await owner.post(url, { code })).statusCode).toBe(200)
  expect((await elsewhere().post(url, { code, clubName })).statusCode).toBe(200)
})

test('a revoked code has no session and no way back, in a browser that held it either', async () => {
  const page = elsewhere()
  await page.post(url, { code, clubName })
  await db.transaction().execute((tx) => revokeCoachCode(tx, code))
  expect((await page.get('/api/session')).json()).toMatchObject({ coach: null })
  expect(codeOf(await page.post(url, { code }))).toBe('coach_code_not_found')
})

test('guesses from many addresses are limited together', async () => {
  const flooded = await testApp({ settings: { GUESS_LIMIT_COACH: '6' } })
  const tries = Array.from({ length: 12 }, (_, n) =>
    flooded.browser(`10.3.0.${n}`).post(url, { code: String(n).padStart(4, '0'), clubName }),
  )
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
}, 30_000)

test("on a single club's own instance four digits are enough", async () => {
  const own = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
  const [ownCode = ''] = await own.db
    .transaction()
    .execute((tx) => insertCoachCodes(tx, { club: { name: clubName, key: 'mountain oaks' } }))
  expect((await own.browser().post(url, { code: ownCode })).statusCode).toBe(200)
})
