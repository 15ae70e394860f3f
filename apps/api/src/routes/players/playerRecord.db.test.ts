import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { makeSession } from '@seraph/db/testing/make'
import { beforeAll, expect, test } from 'vitest'

import { makeChapters, register } from '../../testing/register.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const seraph = await testApp({ settings: { ADMIN_PLAYER_CODE: 'ADMIN1A', ADMIN_SECRET: 'x'.repeat(16) } })
const { browser, db } = seraph
let clubs = 0

beforeAll(() => makeChapters(seraph))

/** A browser signed in as a new player of a club of its own. */
async function newPlayer(over: object = {}) {
  clubs += 1
  const page = browser(`10.4.0.${clubs}`)
  return { page, player: await register(page, { clubName: `Club ${'ABCDEFGHIJKLMNOPQ'[clubs]}`, ...over }) }
}

test('update-featured changes the session’s player', async () => {
  const { page, player } = await newPlayer()
  const hidden = await page.post('/api/players/update-featured', {
    playerCode: player.playerCode,
    isPubliclyVisible: false,
  })
  expect(hidden.json()).toMatchObject({ player: { id: player.id, isPubliclyVisible: false } })
  const shown = await page.post('/api/players/update-featured', { isPubliclyVisible: true })
  expect(shown.json()).toMatchObject({ player: { isPubliclyVisible: true } })
})

test('update-featured refuses another player’s code, a guest, and the admin', async () => {
  const [{ page }, { player: other }] = [await newPlayer(), await newPlayer()]
  const foreign = await page.post('/api/players/update-featured', {
    playerCode: other.playerCode,
    isPubliclyVisible: false,
  })
  expect(foreign.json()).toMatchObject({ code: 'forbidden' })
  expect((await browser().post('/api/players/update-featured', { isPubliclyVisible: true })).statusCode).toBe(401)
  const { page: adminPage, player } = await newPlayer()
  await db.updateTable('players').set({ isAdmin: true, isPubliclyVisible: false }).where('id', '=', player.id).execute()
  const admin = await adminPage.post('/api/players/update-featured', { isPubliclyVisible: true })
  expect(admin.json()).toMatchObject({ code: 'forbidden' })
})

test('settings change what is sent and leave the rest', async () => {
  const { page } = await newPlayer({ country: 'USA', pbeExperience: '1-year' })
  const patch = async (body: object) =>
    (await page.patch('/api/players/settings', body)).json<{ player: object }>().player
  expect(await patch({ isPubliclyVisible: false })).toMatchObject({
    isPubliclyVisible: false,
    country: 'USA',
    pbeExperience: '1-year',
  })
  expect(await patch({ country: ' Peru\u200B ', pbeExperience: '7-plus-years' })).toMatchObject({
    isPubliclyVisible: false,
    country: 'Peru',
    pbeExperience: '7-plus-years',
  })
  expect(await patch({ country: null, pbeExperience: null })).toMatchObject({ country: null, pbeExperience: null })
  expect((await page.patch('/api/players/settings', { pbeExperience: 'long' })).statusCode).toBe(400)
})

test('a record holds all that is kept of its player, and no secret', async () => {
  const { page, player } = await newPlayer()
  await makeEvaluation(db, { seasonId: '2026-isaiah', player: { id: player.id }, response: 'Amoz' })
  const reply = await page.post('/api/players/record', await withNumber(seraph, player.playerCode))
  expect(reply.json()).toMatchObject({
    player: { playerCode: player.playerCode },
    kept: {
      playerCodes: [{ code: player.playerCode }],
      logins: [{ playerId: player.id }],
      sessions: [{ playerId: player.id }],
      evaluations: [{ response: 'Amoz', score: 1 }],
      progressEvents: [],
      errorReports: [],
    },
  })
  expect(reply.body).not.toMatch(/hash/i)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect((await browser().post('/api/players/record', { secretNumber: '0000' })).statusCode).toBe(401)
})

test('a deleted record is hidden at once, ends every session, and a confirmed login brings it back', async () => {
  const { page, player } = await newPlayer()
  await makeSession(db, player.id)
  expect(
    (await page.post('/api/players/delete-record', { playerCode: 'OTHER1', secretNumber: '0000' })).json(),
  ).toMatchObject({
    code: 'forbidden',
  })
  const { secretNumber } = await withNumber(seraph, player.playerCode)
  const typed = { playerCode: `plr-${player.playerCode}`, secretNumber }
  const deleted = await page.post('/api/players/delete-record', typed)
  const days = (Date.parse(deleted.json<{ finalAt: string }>().finalAt) - Date.now()) / (24 * 3_600_000)
  expect(days).toBeCloseTo(14, 1)
  expect((await page.get('/api/session')).json()).toMatchObject({ player: null })
  const live = db.selectFrom('sessions').select('id').where('playerId', '=', player.id).where('endedAt', 'is', null)
  expect(await live.execute()).toEqual([])

  const login = (over: object = {}) => page.post('/api/players/login', { playerCode: player.playerCode, ...over })
  expect((await login()).json()).toMatchObject({ code: 'player_deleted' })
  expect((await login({ isSilent: true })).json()).toMatchObject({ code: 'player_code_not_found' })
  expect((await login({ isSilent: true, confirmRestore: true })).json()).toMatchObject({
    code: 'player_code_not_found',
  })
  expect((await login({ confirmRestore: true })).json()).toMatchObject({ player: { id: player.id } })
})

test('the admin’s record can’t be deleted', async () => {
  const { page, player } = await newPlayer()
  await db.updateTable('players').set({ isAdmin: true, isPubliclyVisible: false }).where('id', '=', player.id).execute()
  const refused = await page.post('/api/players/delete-record', { playerCode: player.playerCode, secretNumber: '0000' })
  expect(refused.json()).toMatchObject({ code: 'forbidden' })
})
