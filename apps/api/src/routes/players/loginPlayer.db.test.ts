import { beforeAll, beforeEach, expect, test } from 'vitest'

import { makeChapters, mountainOaks, register } from '../../testing/register.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const seraph = await testApp({ settings: { GUESS_LIMIT_ADDRESS: '4', REGISTER_LIMIT_TEAM: '1000' } })
const { browser, db } = seraph
const url = '/api/players/login'
const dayMs = 24 * 3_600_000

beforeAll(() => makeChapters(seraph))
beforeEach(async () => {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('logins').execute()
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('playerCodes').execute()
    await tx.deleteFrom('players').execute()
  })
  await register(browser())
})

const deletePlayers = (daysAgo: number) =>
  db
    .updateTable('players')
    .set({ deletedAt: new Date(Date.now() - daysAgo * dayMs) })
    .execute()
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
/** What whoever knows the number sends. */
const known = (playerCode = 'MOO1A') => withNumber(seraph, playerCode)
let addresses = 0
const elsewhere = () => {
  addresses += 1
  return browser(`10.1.0.${addresses}`)
}

test.each(['MOO1A', 'moo1a', 'PLR-MOO1A', 'plr moo1a', ' MO-O1A '])('%j signs in', async (playerCode) => {
  const page = elsewhere()
  const reply = await page.post(url, await known(playerCode))
  expect(reply.json()).toMatchObject({ player: { playerCode: 'MOO1A', clubName: 'Mountain Oaks' } })
  expect(reply.json()).not.toHaveProperty('updatedPlayerCode')
  expect((await page.get('/api/session')).json()).toMatchObject({ player: { playerCode: 'MOO1A' } })
})

test('an old code signs in and answers with the present one', async () => {
  const { id } = await db.selectFrom('players').select('id').executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('playerCodes').values({ code: 'NEW1A', playerId: id }).execute()
    await tx.updateTable('players').set({ code: 'NEW1A' }).execute()
  })
  const reply = await elsewhere().post(url, await known('PLR-MOO1A'))
  expect(reply.json()).toMatchObject({ player: { playerCode: 'NEW1A' }, updatedPlayerCode: 'NEW1A' })
})

test('each login starts a new session and ends the one that the browser had', async () => {
  const page = elsewhere()
  await page.post(url, await known())
  const first = page.cookies.get('seraph_player')
  await page.post(url, await known())
  expect(page.cookies.get('seraph_player')).not.toBe(first)
  const thief = elsewhere()
  thief.cookies.set('seraph_player', first ?? '')
  expect((await thief.get('/api/session')).json()).toMatchObject({ player: null })
  expect(await db.selectFrom('logins').select('id').execute()).toHaveLength(3)
})

test('a token that was not given out is nobody', async () => {
  const page = elsewhere()
  for (const forged of ['', 'a', 'x'.repeat(43), '\u0000', "' or true --"]) {
    page.cookies.set('seraph_player', encodeURIComponent(forged))
    expect((await page.get('/api/session')).json()).toMatchObject({ player: null })
  }
})

test('wantsFeatured makes visible and never hides; the admin stays hidden', async () => {
  const login = async (wantsFeatured: boolean) =>
    (await elsewhere().post(url, { ...(await known()), wantsFeatured })).json<{
      player: { isPubliclyVisible: boolean }
    }>().player.isPubliclyVisible
  await db.updateTable('players').set({ isPubliclyVisible: false }).execute()
  expect(await login(false)).toBe(false)
  expect(await login(true)).toBe(true)
  expect(await login(false)).toBe(true)
  await db.updateTable('players').set({ isPubliclyVisible: false, isAdmin: true }).execute()
  expect(await login(true)).toBe(false)
})

test('the time zone is remembered, an unknown one changes nothing', async () => {
  await elsewhere().post(url, await known(), { 'time-zone': 'Asia/Kathmandu' })
  await elsewhere().post(url, await known(), { 'time-zone': 'Mars/Olympus' })
  expect(await db.selectFrom('players').select('timeZone').execute()).toEqual([{ timeZone: 'Asia/Kathmandu' }])
})

test('a login takes a reserved slot', async () => {
  await db.updateTable('players').set({ isSlotReserved: true }).execute()
  await elsewhere().post(url, await known())
  expect(await db.selectFrom('players').select('isSlotReserved').execute()).toEqual([{ isSlotReserved: false }])
  const refused = await elsewhere().post('/api/players/register', mountainOaks)
  expect(codeOf(refused)).toBe('gem_taken')
})

test('a deletion of the last 14 days is undone by a confirmed login, never by a silent one', async () => {
  await deletePlayers(13)
  const asked = await elsewhere().post(url, await known())
  expect([asked.statusCode, codeOf(asked)]).toEqual([409, 'player_deleted'])
  const silent = await elsewhere().post(url, { ...(await known()), isSilent: true, confirmRestore: true })
  expect([silent.statusCode, codeOf(silent)]).toEqual([404, 'player_code_not_found'])
  const page = elsewhere()
  expect((await page.post(url, { ...(await known()), confirmRestore: true })).statusCode).toBe(200)
  expect((await page.get('/api/session')).json()).toMatchObject({ player: { playerCode: 'MOO1A' } })
})

test('a finally deleted code, a wrong one and what is no code answer alike', async () => {
  const { secretNumber } = await known()
  await deletePlayers(15)
  for (const given of [{}, { secretNumber }]) {
    const replies = await Promise.all(
      ['MOO1A', 'MOO1E', 'MO', '☃☃☃☃', 'X'.repeat(40)].map((playerCode) =>
        elsewhere().post(url, { playerCode, confirmRestore: true, ...given }),
      ),
    )
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(codeOf(replies[0] ?? { json: () => ({}) })).toMatch(/^number_/)
  }
})

test('guesses are refused after the limit with the time to wait, only from where they came', async () => {
  const guesser = elsewhere()
  for (let guess = 0; guess < 4; guess += 1) {
    const wrong = { playerCode: `BAD${guess}A`, secretNumber: '0000' }
    expect(codeOf(await guesser.post(url, wrong))).toBe('number_wrong')
  }
  const refused = await guesser.post(url, await known())
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'too_many_attempts'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect((await elsewhere().post(url, await known())).statusCode).toBe(200)
})

test('who has signed in here before is let in during a flood, into that record alone', async () => {
  await register(elsewhere(), { biblicalGem: 'E' })
  const owner = elsewhere()
  await owner.post(url, await known())
  for (let guess = 0; guess < 4; guess += 1) await owner.post(url, { playerCode: `BAD${guess}A`, secretNumber: '0000' })
  expect((await owner.post(url, { playerCode: 'MOO1A' })).statusCode).toBe(200)
  expect((await owner.post(url, await known('MOO1E'))).statusCode).toBe(429)
})

test('a login in a proved browser takes four statements, a session two', async () => {
  const page = elsewhere()
  await page.post(url, await known())
  const before = seraph.statements()
  await page.post(url, { playerCode: 'MOO1A' })
  expect(seraph.statements() - before).toBe(4)
  await page.get('/api/session')
  expect(seraph.statements() - before).toBe(6)
})
