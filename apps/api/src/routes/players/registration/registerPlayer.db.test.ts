import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { makeChapters, mountainOaks, register } from '../../../testing/register.ts'
import { testApp } from '../../../testing/testApp.ts'
import { withNumber } from '../../../testing/withNumber.ts'

const seraph = await testApp({
  settings: { ADMIN_PLAYER_CODE: 'PLR-HH1A', DATABASE_POOL: '10', REGISTER_LIMIT_TEAM: '1000' },
})
const { browser, db } = seraph
const url = '/api/players/register'

beforeAll(() => makeChapters(seraph))
beforeEach(async () => {
  await db.deleteFrom('idempotencyKeys').execute()
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('logins').execute()
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('playerCodes').execute()
    await tx.deleteFrom('players').execute()
  })
  await db.deleteFrom('teams').execute()
  await db.deleteFrom('clubs').execute()
})

const players = async () =>
  (await db.selectFrom('players').select('code').orderBy('code').execute()).map(({ code }) => code)

test('registering makes the code from club, team, chapter and gem, and signs in', async () => {
  const page = browser()
  const reply = await page.post(url, { ...mountainOaks, startingChapter: 7, pbeExperience: '1-year' })
  expect(reply.json()).toMatchObject({ playerCode: 'MOO7A', gemName: 'Amethyst', player: { pbeExperience: '1-year' } })
  const session = await page.get('/api/session')
  expect(session.json()).toMatchObject({ player: { playerCode: 'MOO7A', isPubliclyVisible: false }, isProved: true })
  expect(await db.selectFrom('logins').select('id').execute()).toHaveLength(1)
})

test('a session token is opaque, HttpOnly, SameSite=Lax and stored hashed', async () => {
  const page = browser()
  const reply = await page.post(url, mountainOaks)
  const cookie = reply.cookies.find(({ name }) => name === 'seraph_player')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 3600 })
  expect(cookie).not.toHaveProperty('secure')
  const { tokenHash } = await db.selectFrom('sessions').select('tokenHash').executeTakeFirstOrThrow()
  expect(tokenHash.toString()).not.toContain(cookie?.value)
})

test('a taken gem is refused, another gem, chapter, team or club is not', async () => {
  await register(browser())
  const refused = await browser().post(url, { ...mountainOaks, clubName: ' mountain  OAKS', teamName: 'owls ' })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'gem_taken'])
  await register(browser(), { biblicalGem: 'E' })
  await register(browser(), { startingChapter: 2 })
  await register(browser(), { teamName: 'Otters' })
  await register(browser(), { state: 'Ohio' })
  expect(await players()).toEqual(['MOO1A', 'MOO1A2', 'MOO1A3', 'MOO1E', 'MOO2A'])
})

test('a country that somebody left out makes no other club', async () => {
  await register(browser(), { country: 'USA' })
  const refused = await browser().post(url, mountainOaks)
  expect(refused.json()).toMatchObject({ code: 'gem_taken' })
  await register(browser(), { country: 'Canada' })
  expect(await db.selectFrom('clubs').select('country').orderBy('country').execute()).toEqual([
    { country: 'Canada' },
    { country: 'USA' },
  ])
})

test('the numbers 2 to 99 are appended, then the codes are exhausted', async () => {
  for (let club = 0; club < 99; club += 1) await register(browser(), { state: `State ${club}` })
  const all = await players()
  expect(all).toHaveLength(99)
  expect(all).toContain('MOO1A99')
  const refused = await browser().post(url, mountainOaks)
  expect(refused.json()).toMatchObject({ code: 'codes_exhausted' })
})

test('no code differs from another by the prefix alone', async () => {
  const plain = await register(browser(), { clubName: 'Oak Lake', teamName: 'Otters' })
  const prefixed = await register(browser(), { clubName: 'Pine Lake Range', teamName: 'Old Lake Otters' })
  const later = await register(browser(), { clubName: 'Old Lake', teamName: 'Otters' })
  expect([plain, prefixed, later].map(({ playerCode }) => playerCode)).toEqual(['OLO1A', 'PLROLO1A2', 'OLO1A3'])
})

test("the admin's code is never given", async () => {
  const player = await register(browser(), { clubName: 'Hills', teamName: 'Herons' })
  expect(player.playerCode).toBe('HH1A2')
})

test('fifty at once for one gem make exactly one player', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => browser().post(url, mountainOaks)))
  const codes = replies.map((reply) => reply.json<{ code?: string; playerCode?: string }>())
  expect(codes.filter(({ playerCode }) => playerCode === 'MOO1A')).toHaveLength(1)
  expect(codes.filter(({ code }) => code === 'gem_taken')).toHaveLength(49)
  expect(await players()).toEqual(['MOO1A'])
})

test('fifty clubs at once that yield one code get fifty codes', async () => {
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, club) => register(browser(), { state: `State ${club}` })),
  )
  expect(new Set(all.map(({ playerCode }) => playerCode)).size).toBe(50)
})

test('one idempotency key fifty times at once makes one player, one login and equal replies', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(Array.from({ length: 50 }, () => browser().post(url, mountainOaks, headers)))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]?.statusCode).toBe(200)
  expect(await players()).toEqual(['MOO1A'])
  expect(await db.selectFrom('logins').select('id').execute()).toHaveLength(1)
})

test('a repeat is signed in as the first was, for a day', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await browser().post(url, mountainOaks, headers)
  const again = browser()
  const repeat = await again.post(url, mountainOaks, { 'idempotency-key': headers['idempotency-key'].toUpperCase() })
  expect(repeat.json()).toEqual(first.json())
  expect((await again.get('/api/session')).json()).toMatchObject({ player: { playerCode: 'MOO1A' } })
  await db
    .updateTable('idempotencyKeys')
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  const late = browser()
  expect((await late.post(url, mountainOaks, headers)).json()).toEqual(first.json())
  expect((await late.get('/api/session')).json()).toMatchObject({ player: null })
})

test('the same key with another body is refused, one that is no UUID is invalid', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  await browser().post(url, mountainOaks, headers)
  const other = await browser().post(url, { ...mountainOaks, biblicalGem: 'E' }, headers)
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reused'])
  const wrong = await browser().post(url, mountainOaks, { 'idempotency-key': 'again' })
  expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
})

test('a refused call leaves its key free', async () => {
  await register(browser())
  const headers = { 'idempotency-key': randomUUID() }
  expect((await browser().post(url, mountainOaks, headers)).statusCode).toBe(409)
  expect((await browser().post(url, { ...mountainOaks, biblicalGem: 'E' }, headers)).statusCode).toBe(200)
})

test('a slot that a coach reserved goes to the first who registers for it with its number, with its code', async () => {
  const slot = await register(browser())
  await db.updateTable('players').set({ isSlotReserved: true, isPubliclyVisible: false }).execute()
  const { secretNumber } = await withNumber(seraph, slot.playerCode)
  const wanted = { ...mountainOaks, country: 'USA', secretNumber, isPubliclyVisible: true }
  const replies = await Promise.all(Array.from({ length: 10 }, () => browser().post(url, wanted)))
  const linked = replies.filter(({ statusCode }) => statusCode === 200)
  expect(linked).toHaveLength(1)
  expect(linked[0]?.json()).toMatchObject({
    player: { id: slot.id, playerCode: 'MOO1A', isPubliclyVisible: true, country: 'USA' },
  })
  const row = await db.selectFrom('players').select('isSlotReserved').executeTakeFirstOrThrow()
  expect(row.isSlotReserved).toBe(false)
})

test('a deleted player keeps the gem', async () => {
  await register(browser())
  await db.updateTable('players').set({ deletedAt: new Date() }).execute()
  expect((await browser().post(url, mountainOaks)).json()).toMatchObject({ code: 'gem_taken' })
})

test('a starting chapter beyond 33 and a name without letters are refused', async () => {
  const beyond = await browser().post(url, { ...mountainOaks, startingChapter: 34 })
  expect([beyond.statusCode, beyond.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
  const nameless = await browser().post(url, { ...mountainOaks, teamName: '!!!' })
  expect(nameless.json()).toMatchObject({ code: 'name_has_no_letters', issues: [{ path: 'teamName' }] })
})
