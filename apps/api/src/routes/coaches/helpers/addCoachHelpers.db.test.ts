import { replaceCoachCode, revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { mostHelpers } from '@seraph/schema/http/coaches/coachHelpers'
import type { CoachHelper } from '@seraph/schema/http/coaches/coachHelpers'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../../testing/browser.ts'
import { clubData, registerTeam } from '../../../testing/registerTeam.ts'
import { signInCoach } from '../../../testing/signInCoach.ts'
import { testApp } from '../../../testing/testApp.ts'

const app = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db } = app
await makeSeason(db, { public: makeSeasonPublic(33), questions: [makeQuestion({ id: 'q1' })] })

const invite = (coach: Browser, name = 'Ruth') => coach.post('/api/coaches/helpers', { name })
const listOf = async (coach: Browser) =>
  (await coach.get('/api/coaches/helpers')).json<{ helpers: CoachHelper[] }>().helpers
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code

/** A coach with a team of two, and a helper who is signed in. */
async function enter() {
  const clubName = `Helpers ${randomUUID()}`
  const coach = await signInCoach(app, { clubName })
  const members = ['A', 'E'].map((biblicalGem) => ({ startingChapter: 7, biblicalGem }))
  const team = await registerTeam(coach.browser, { clubName, members })
  const { code } = (await invite(coach.browser)).json<CoachHelper>()
  const helper = app.browser()
  expect((await helper.post('/api/coaches/login', { code })).statusCode).toBe(200)
  return { coach, helper, helperCode: code, clubName, ...team, playerId: team.members[0]?.playerId ?? '' }
}

test('a helper sees the coach’s teams under their own name and does what the coach does', async () => {
  const { coach, helper, teamId, playerId, members } = await enter()
  const dashboard = (await helper.get('/api/coaches/dashboard')).json<{
    profile: { coachName: string }
    players: { playerCode: string }[]
  }>()
  expect(dashboard.profile.coachName).toBe('Ruth')
  expect(dashboard.players.map(({ playerCode }) => playerCode)).toEqual(members.map(({ playerCode }) => playerCode))
  expect((await helper.get('/api/session')).json()).toMatchObject({ coach: { isHelper: true, coachName: 'Ruth' } })
  expect((await helper.post('/api/coaches/numbers', {})).statusCode).toBe(200)
  expect((await helper.post(`/api/coaches/players/${playerId}/move`, { teamId, biblicalGem: 'T' })).statusCode).toBe(
    200,
  )
  expect((await helper.get(`/api/players/${playerId}/progress`)).statusCode).toBe(
    (await coach.browser.get(`/api/players/${playerId}/progress`)).statusCode,
  )
  const entries = await db
    .selectFrom('auditEntries as a')
    .innerJoin('coaches as c', 'c.id', 'a.coachId')
    .where('c.name', '=', 'Ruth')
    .where('a.coachId', '<>', coach.coachId ?? '')
    .select('a.act')
    .execute()
  expect(entries.map(({ act }) => act)).toEqual(['numbers_shown', 'player_moved'])
})

test('each of the two has labels of their own, and a helper’s go with the code', async () => {
  const { coach, helper, helperCode, playerId } = await enter()
  const label = (page: Browser, text: string) => page.patch(`/api/coaches/players/${playerId}/label`, { label: text })
  await label(coach.browser, 'plays the trumpet')
  await label(helper, 'sits at the back')
  const seen = async (page: Browser) =>
    (await page.get('/api/coaches/dashboard'))
      .json<{ players: { label: string | null }[] }>()
      .players.flatMap((player) => player.label ?? [])
  expect([await seen(coach.browser), await seen(helper)]).toEqual([['plays the trumpet'], ['sits at the back']])
  await coach.browser.post(`/api/coaches/helpers/${helperCode}/revoke`)
  const left = await db.selectFrom('playerLabels').select('label').where('playerId', '=', playerId).execute()
  expect(left).toEqual([{ label: 'plays the trumpet' }])
})

test('what a helper may not: remove, restore, free, register, rename the profile, invite, see or end helpers', async () => {
  const { helper, helperCode, clubName, playerId } = await enter()
  const profile = { coachName: 'Ruth', clubName }
  for (const reply of [
    await helper.post(`/api/coaches/players/${playerId}/remove`),
    await helper.post(`/api/coaches/players/${playerId}/restore`),
    await helper.post(`/api/coaches/seats/${playerId}/free`),
    await helper.post('/api/clubs/register', clubData({ clubName, teamName: 'Larks' })),
    await helper.post('/api/coaches/setup-profile', profile),
    await invite(helper),
    await helper.get('/api/coaches/helpers'),
    await helper.post(`/api/coaches/helpers/${helperCode}/revoke`),
  ])
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'helper_may_not'])
  const player = db.selectFrom('players').select('deletedAt').where('id', '=', playerId)
  expect(await player.executeTakeFirst()).toEqual({ deletedAt: null })
})

test('a coach has five helpers at most, also where two are invited at once, and ends their own alone', async () => {
  const { coach } = await enter()
  const stranger = await enter()
  const replies = await Promise.all(Array.from({ length: mostHelpers + 1 }, () => invite(coach.browser)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostHelpers - 1)
  expect(await listOf(coach.browser)).toHaveLength(mostHelpers)
  const foreign = await coach.browser.post(`/api/coaches/helpers/${stranger.helperCode}/revoke`)
  expect(foreign.statusCode).toBe(403)
  expect((await coach.browser.post(`/api/coaches/helpers/${coach.code}/revoke`)).statusCode).toBe(403)
  expect((await stranger.helper.get('/api/coaches/dashboard')).statusCode).toBe(200)
})

test('an ended code signs the helper out and opens nothing; the place is free', async () => {
  const { coach, helper, helperCode } = await enter()
  expect((await coach.browser.post(`/api/coaches/helpers/${helperCode}/revoke`)).statusCode).toBe(200)
  expect((await helper.get('/api/coaches/dashboard')).statusCode).toBe(401)
  expect(codeOf(await app.browser().post('/api/coaches/login', { code: helperCode }))).toBe('coach_code_not_found')
  expect(await listOf(coach.browser)).toEqual([])
})

test('a helper’s code ends with the coach’s last, and lives on where that is replaced', async () => {
  const { coach, helper } = await enter()
  await db.transaction().execute((tx) => replaceCoachCode(tx, coach.code))
  expect((await helper.get('/api/coaches/dashboard')).statusCode).toBe(200)
  const own = db
    .selectFrom('coachCodes')
    .select('code')
    .where('coachId', '=', coach.coachId ?? '')
  for (const { code } of await own.where('revokedAt', 'is', null).execute())
    await db.transaction().execute((tx) => revokeCoachCode(tx, code))
  expect((await helper.get('/api/coaches/dashboard')).statusCode).toBe(401)
})

test('coach and helper lead each other’s rooms; another coach’s helper doesn’t', async () => {
  const { coach, helper } = await enter()
  const stranger = await enter()
  const opened = async (page: Browser) =>
    (await page.post('/api/study-rooms', { chapters: [1] })).json<{ id: string; coachName: string }>()
  const [ofCoach, ofHelper] = [await opened(coach.browser), await opened(helper)]
  expect(ofHelper.coachName).toBe('Ruth')
  const lock = async (page: Browser, { id }: { id: string }) =>
    (await page.post(`/api/study-rooms/${id}/lock`, { isLocked: true })).statusCode
  expect([await lock(helper, ofCoach), await lock(coach.browser, ofHelper)]).toEqual([200, 200])
  expect(await lock(stranger.helper, ofCoach)).toBe(403)
})
