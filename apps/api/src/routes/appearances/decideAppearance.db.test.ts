import { keepAppeared } from '@seraph/db/queries/names/appearances'
import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { Appearance } from '@seraph/schema/http/appearances'
import type { PublicTeam } from '@seraph/schema/http/coaches/clubs'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { register } from '../../testing/register.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

let now = Date.now()
const settings = { ...adminSettings, REVIEW_PUBLIC_NAMES: 'true' }
const app = await testApp({ settings, clock: () => now })
const { db, browser } = app
await makeSeason(db, { public: makeSeasonPublic(33) })
const { browser: admin } = await signInAdmin(app)

beforeEach(async () => {
  await db.updateTable('players').set({ isPubliclyVisible: false }).execute()
  await db.updateTable('teams').set({ isPubliclyVisible: false }).execute()
})

const waiting = async (by: Browser) => (await by.get('/api/appearances')).json<Appearance[]>().map(({ id }) => id)
const decide = async (by: Browser, kind: string, id: string, isAdmitted: boolean) =>
  (await by.post(`/api/appearances/${kind}/${id}`, { isAdmitted })).statusCode
const seen = async () => {
  now += 20_000
  const players = (await browser().get('/api/featured-players')).json<FeaturedPlayer[]>()
  const teams = (await browser().get('/api/clubs/public')).json<PublicTeam[]>()
  return [...players, ...teams].map(({ id }) => id)
}

test('a player who wants to be featured waits for the admin, and a refused wish is over', async () => {
  const child = browser()
  const { id } = await register(child, { clubName: `Waits ${randomUUID()}`, isPubliclyVisible: true })
  expect([await seen(), await waiting(admin)]).toEqual([[], [id]])
  expect(await decide(admin, 'player', id, false)).toBe(200)
  expect([await seen(), await waiting(admin)]).toEqual([[], []])
  expect((await child.get('/api/session')).json()).toMatchObject({ player: { isPubliclyVisible: false } })
  await child.post('/api/players/update-featured', { isPubliclyVisible: true })
  expect(await decide(admin, 'player', id, true)).toBe(200)
  expect([await seen(), await waiting(admin)]).toEqual([[id], []])
  // Once let in, a player comes and goes without being asked about again.
  await child.post('/api/players/update-featured', { isPubliclyVisible: false })
  await child.post('/api/players/update-featured', { isPubliclyVisible: true })
  expect(await seen()).toEqual([id])
  expect(await decide(admin, 'player', id, true)).toBe(404)
})

test('a coach decides about own players, and a team about which its coach decides nothing waits for the admin', async () => {
  const clubName = `Coached ${randomUUID()}`
  const [coach, other] = [await signInCoach(app, { clubName }), await signInCoach(app)]
  const { teamId, members } = await registerTeam(coach.browser, { clubName, isPubliclyVisible: true })
  const playerId = members[0]?.playerId ?? ''
  await db
    .updateTable('players')
    .set({ isPubliclyVisible: true, isSlotReserved: false })
    .where('id', '=', playerId)
    .execute()
  expect(await waiting(coach.browser)).toEqual([playerId])
  expect(await waiting(other.browser)).toEqual([])
  expect(await waiting(admin)).toEqual([teamId, playerId])
  expect(await decide(other.browser, 'player', playerId, true)).toBe(403)
  expect(await decide(coach.browser, 'team', teamId, true)).toBe(403)
  expect(await decide(browser(), 'player', playerId, true)).toBe(403)
  expect(await seen()).toEqual([])
  expect(await decide(coach.browser, 'player', playerId, true)).toBe(200)
  expect(await decide(admin, 'team', teamId, true)).toBe(200)
  expect(await seen()).toEqual([playerId, teamId])
})

test('a new name is a first appearance again', async () => {
  const clubName = `Renamed ${randomUUID()}`
  const coach = await signInCoach(app, { clubName })
  const { teamId } = await registerTeam(coach.browser, { clubName, isPubliclyVisible: true })
  await decide(admin, 'team', teamId, true)
  await coach.browser.patch(`/api/coaches/teams/${teamId}`, { teamName: 'OWLS' })
  expect(await seen()).toEqual([teamId])
  await coach.browser.patch(`/api/coaches/teams/${teamId}`, { teamName: 'Something Else' })
  expect([await seen(), await waiting(admin)]).toEqual([[], [teamId]])
})

test('whoever was on the lists when reviews began has appeared; later starts change nothing', async () => {
  const { id: before } = await register(browser(), { clubName: `Before ${randomUUID()}`, isPubliclyVisible: true })
  const start = (isOn: boolean) => db.transaction().execute((tx) => keepAppeared(tx, isOn))
  await start(true)
  expect(await waiting(admin)).toEqual([])
  const { id: after } = await register(browser(), { clubName: `After ${randomUUID()}`, isPubliclyVisible: true })
  await start(true)
  expect(await waiting(admin)).toEqual([after])
  await start(false)
  await start(true)
  expect([await seen(), await waiting(admin)]).toEqual([[before, after].toSorted(), []])
})
