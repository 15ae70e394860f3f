import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { ageReviews } from '@seraph/db/testing/reviewLog'
import { getCoachMap } from '@seraph/schema/http/coaches/coachMap'
import { getChapterStanding, getRound } from '@seraph/schema/http/today'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { codeOf, elsewhere } from '../../testing/makeChild.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const app = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db, deps, statements } = app

/** Two chapters of ten verses with a question each, but for the last; the first question cites two verses. */
const questions = Array.from({ length: 19 }, (_, at) => {
  const chapter = 1 + Math.floor(at / 10)
  return makeQuestion({
    id: `q${at}`,
    chapter,
    verse: at === 0 ? 'Isaiah 1:1-2' : `Isaiah ${chapter}:${1 + (at % 10)}`,
    points: 2,
    parts: [{ text: 'Amoz' }, { text: 'Jotham' }],
  })
})

beforeAll(async () => {
  await makeSeason(db, { questions, public: { ...makeSeasonPublic(2), endsOn: '2999-12-31' } })
  await deps.seasons.refresh()
})

let clubs = 0
/** A coach with teams of two, in a club of their own, and a browser of the first team's first member. */
async function makeClub(teams = 1) {
  clubs += 1
  const clubName = `Club ${clubs}`
  const { browser } = await signInCoach(app, { clubName })
  const members = [
    { startingChapter: 1, biblicalGem: 'A', memberNumber: 1, generatedCode: 'any' },
    { startingChapter: 1, biblicalGem: 'E', memberNumber: 2, generatedCode: 'any' },
  ]
  const registered = []
  for (let at = 1; at <= teams; at += 1)
    registered.push(await registerTeam(browser, { clubName, teamName: `Team ${at}`, members }))
  const [first] = registered
  const child = elsewhere(app)
  const { playerId, playerCode } = first?.members[0] ?? { playerId: '', playerCode: '' }
  expect((await child.post('/api/players/login', await withNumber(app, playerCode))).statusCode).toBe(200)
  const read = async (query = '') => getCoachMap.reply.parse((await browser.get(`/api/coaches/map${query}`)).json())
  return { browser, child, playerId, teamId: first?.teamId ?? '', read }
}

const answer = async (page: Browser, id: string, userAnswer: string) => {
  expect((await page.post('/api/evaluate', { userAnswer, question: { id } })).statusCode).toBe(200)
}
const unmet = `${'n'.repeat(19)}-`

test('three teams come in four statements besides the session; nothing is known and nobody has a piece yet', async () => {
  const { read, browser, teamId } = await makeClub(3)
  await read()
  const before = statements()
  const { asOf, teams } = await read()
  expect(statements() - before).toBe(5)
  expect(Math.abs(Date.parse(asOf) - deps.clock())).toBeLessThan(60_000)
  expect(teams).toHaveLength(3)
  expect(teams.map(({ pieces }) => pieces)).toEqual([null, null, null])
  expect(teams.flatMap(({ members }) => members.map(({ verses }) => verses))).toEqual(Array(6).fill(unmet))
  const one = getCoachMap.reply.parse((await browser.get(`/api/coaches/map?teamId=${teamId}`)).json())
  expect(one.teams.map((team) => team.teamId)).toEqual([teamId])
})

test('every two teams come in a statement of their own, each team as it comes alone', async () => {
  const { child, read, teamId } = await makeClub(9)
  await answer(child, 'q2', 'Amoz and Jotham')
  const before = statements()
  const { teams } = await read()
  expect(statements() - before).toBe(8)
  expect(new Set(teams.map((team) => team.teamId)).size).toBe(9)
  for (const team of teams) expect((await read(`?teamId=${team.teamId}`)).teams).toEqual([team])
  const known = teams.filter(({ members }) => members.some(({ verses }) => verses !== unmet))
  expect(known.map((team) => team.teamId)).toEqual([teamId])
})

test('a question counts in each verse it cites; two recalls two days apart are kept, and a miss is seen', async () => {
  const { child, playerId, teamId, read } = await makeClub()
  await answer(child, 'q0', 'Amoz and Jotham')
  await answer(child, 'q2', 'Amoz')
  const rowOf = async () => {
    const team = (await read()).teams.find((one) => one.teamId === teamId)
    return team?.members.map(({ verses }) => verses)
  }
  // The second verse has a question of its own too, which nobody has met.
  expect(await rowOf()).toEqual([`rss${'n'.repeat(16)}-`, unmet])
  await answer(child, 'q1', 'Jotham, Amoz')
  await ageReviews(db, playerId, 72)
  await answer(child, 'q0', 'Amoz, Jotham')
  expect(await rowOf()).toEqual([`krs${'n'.repeat(16)}-`, unmet])
})

test('of a chapter that is asked for, each state has its day, for the coach as for the child', async () => {
  const { browser, child, playerId, teamId } = await makeClub()
  await answer(child, 'q0', 'Amoz and Jotham')
  await answer(child, 'q2', 'Amoz')
  await ageReviews(db, playerId, 72)
  await answer(child, 'q0', 'Amoz, Jotham')
  const reply = await browser.get(`/api/coaches/map?teamId=${teamId}&chapter=1`)
  const [told, other] = getCoachMap.reply.parse(reply.json()).teams[0]?.members.map(({ chapter }) => chapter) ?? []
  const own = getChapterStanding.reply.parse((await child.get('/api/round/standings/1')).json())
  expect(told).toEqual(own)
  // Minus zero where the clock of the database is a moment ahead: as good as zero.
  const daysAgo = (since: string | null | undefined) =>
    since == null ? null : 0 + Math.round((deps.clock() - Date.parse(since)) / 86_400_000)
  expect(own.verses.map((verse) => verse?.state)).toEqual(['kept', 'seen', 'seen', ...Array<string>(7).fill('unseen')])
  expect(own.verses.map((verse) => daysAgo(verse?.since))).toEqual([0, 0, 3, ...Array<null>(7).fill(null)])
  expect([own.state, daysAgo(own.since)]).toEqual(['seen', 0])
  expect([other?.state, other?.since, other?.verses.length]).toEqual(['unseen', null, 10])
  // No question cites the last verse of the second chapter.
  const second = getChapterStanding.reply.parse((await child.get('/api/round/standings/2')).json())
  expect(second.verses[9]).toBeNull()
  expect(codeOf(await child.get('/api/round/standings/3'))).toBe('chapter_not_in_season')
})

test('who learns what is told; a team of another coach isn’t', async () => {
  const { browser, teamId, playerId, read } = await makeClub()
  const [team] = (await read()).teams
  const other = team?.members.find((member) => member.playerId !== playerId)?.playerId ?? ''
  const pieces = [
    { playerId, from: 0, to: 15, isPinned: false },
    { playerId: other, from: 15, to: 20, isPinned: false },
  ]
  const divided = await browser.post(`/api/coaches/teams/${teamId}/assignment`, {
    basedOn: null,
    unit: 'verses',
    pieces,
  })
  expect(divided.statusCode).toBe(200)
  expect((await read()).teams[0]?.pieces).toEqual(pieces)
  const stranger = await makeClub()
  expect((await stranger.read()).teams.map((one) => one.teamId)).toEqual([stranger.teamId])
  expect(codeOf(await stranger.browser.get(`/api/coaches/map?teamId=${teamId}`))).toBe('team_not_found')
})

test('a round keeps to the places that it is asked for', async () => {
  const { child } = await makeClub()
  const roundOf = async (page: Browser, places: string) =>
    getRound.reply
      .parse((await page.get(`/api/round?of=mixed&size=all&places=${places}`)).json())
      .questions.map(({ id }) => id)
      .toSorted()
  for (const page of [child, app.browser()]) {
    expect(await roundOf(page, '1-3,12')).toEqual(['q0', 'q1', 'q12', 'q2', 'q3'])
    expect(await roundOf(page, '19')).toEqual([])
    expect((await page.get('/api/round?places=3-x')).statusCode).toBe(400)
  }
})

test('a round from the map asks what the team together knows least, the weakest first, and is the coach’s own', async () => {
  const { browser, child, teamId } = await makeClub()
  const roundOf = async (page: Browser, query: string) =>
    getRound.reply.parse((await page.get(`/api/round?of=mixed&size=all&${query}`)).json()).questions.map(({ id }) => id)
  await answer(child, 'q1', 'Amoz and Jotham')
  await answer(child, 'q2', 'Amoz')
  await answer(child, 'q3', 'nothing at all')
  const ids = await roundOf(browser, `places=1-4&team=${teamId}`)
  // Nobody has q0 and q3, somebody half of q2, and q1 is known.
  expect(new Set(ids.slice(0, 3))).toEqual(new Set(['q0', 'q3', 'q4']))
  expect(ids.slice(3)).toEqual(['q2', 'q1'])
  const other = await makeClub()
  expect(codeOf(await other.browser.get(`/api/round?team=${teamId}`))).toBe('team_not_found')
  expect((await child.get(`/api/round?team=${teamId}`)).statusCode).toBe(401)
  expect((await app.browser().get(`/api/round?team=${teamId}`)).statusCode).toBe(401)
})
