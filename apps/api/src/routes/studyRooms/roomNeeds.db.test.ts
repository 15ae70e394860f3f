import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { expect, test } from 'vitest'

import { createRoom, join, playerBrowser } from '../../testing/roomBrowser.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db, deps } = app

/** Three chapters of ten verses with a question on each: `q0` cites the season's first verse. */
const questions = Array.from({ length: 30 }, (_, at) => {
  const chapter = 1 + Math.floor(at / 10)
  return makeQuestion({ id: `q${at}`, chapter, verse: `Isaiah ${chapter}:${1 + (at % 10)}` })
})
await makeSeason(db, { questions, public: { ...makeSeasonPublic(3), questionChapters: [1, 2, 3] } })
await deps.seasons.refresh()

const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
let clubs = 0

/** A coach with a team of two, whose verses are divided after place `end` where it is given. */
async function enter(end?: number) {
  clubs += 1
  const clubName = `Needs ${clubs}`
  const { browser } = await signInCoach(app, { clubName })
  const members = ['A', 'E'].map((biblicalGem) => ({ startingChapter: 1, biblicalGem }))
  const team = await registerTeam(browser, { clubName, members })
  const [first, second] = team.members
  if (first === undefined || second === undefined) throw new Error('a team of two')
  if (end !== undefined) {
    const pieces = [
      { playerId: first.playerId, from: 0, to: end, isPinned: false },
      { playerId: second.playerId, from: end, to: 30, isPinned: false },
    ]
    const reply = await browser.post(`/api/coaches/teams/${team.teamId}/assignment`, {
      basedOn: null,
      unit: 'verses',
      pieces,
    })
    expect(reply.statusCode).toBe(200)
  }
  return { browser, first, second }
}

test('a room about verses asks the questions on these alone, whatever else a client proposes', async () => {
  const { browser } = await enter()
  const room = await createRoom(browser, { chapters: [3], places: '2-3,15', settings: { asked: ['q29'] } })
  expect(room).toMatchObject({ chapters: [1, 2], settings: { asked: ['q2', 'q3', 'q15'] } })
  const { code } = await playerBrowser(app)
  expect((await join(app.browser(), room, code)).participant.assignedChapters).toEqual([1, 2])
  const usual = await createRoom(browser, { chapters: [3], settings: { asked: ['q29'] } })
  expect(usual).toMatchObject({ chapters: [3], settings: { asked: null, chaptersOf: 'room' } })
})

test('of a room about verses that goes together only these are drawn', async () => {
  const { browser, first, second } = await enter()
  const room = await createRoom(browser, { places: '2-3,15', settings: { pace: 'together' } })
  for (const { playerCode } of [first, second]) await join(app.browser(), room, playerCode)
  expect((await browser.post(`/api/study-rooms/${room.id}/start`)).json()).toMatchObject({ turn: { total: 3 } })
  const { questions: drawn } = await db
    .selectFrom('studyRooms')
    .select('questions')
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow()
  expect(new Set(drawn?.map(({ id }) => id))).toEqual(new Set(['q2', 'q3', 'q15']))
})

test('verses without a question open no room, and what are no verses is refused', async () => {
  const { browser } = await enter()
  expect(codeOf(await browser.post('/api/study-rooms', { places: '500-600' }))).toBe('chapters_without_questions')
  for (const places of ['', 'a', '1-', '1,,2', '1;drop', `1${',2'.repeat(300)}`])
    expect(codeOf(await browser.post('/api/study-rooms', { places }))).toBe('invalid_request')
})

test('a room of each child’s own verses gives the chapters of these, and the room’s to whoever has none', async () => {
  const { browser, first, second } = await enter(12)
  const settings = { chaptersOf: 'assignment' }
  const room = await createRoom(browser, { chapters: [3], settings })
  const chaptersOf = async (code: string) =>
    (await join(app.browser(), room, code)).participant as { assignedChapters: number[]; givenChapters: number[][] }
  expect(await chaptersOf(first.playerCode)).toMatchObject({ assignedChapters: [1, 2], givenChapters: [[1, 2]] })
  expect((await chaptersOf(second.playerCode)).assignedChapters).toEqual([2, 3])
  expect((await chaptersOf((await playerBrowser(app)).code)).assignedChapters).toEqual([3])
  const together = { settings: { ...settings, pace: 'together' } }
  expect(codeOf(await browser.post('/api/study-rooms', together))).toBe('invalid_request')
})
