import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { ageReviews } from '@seraph/db/testing/reviewLog'
import { TeamReadiness } from '@seraph/schema/http/coaches/teamReadiness'
import { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { codeOf, elsewhere } from '../../testing/makeChild.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const app = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db, deps } = app

/** Three chapters of four questions of two parts each. */
const questions = Array.from({ length: 12 }, (_, at) => {
  const chapter = 1 + Math.floor(at / 4)
  return makeQuestion({
    id: `q${at}`,
    chapter,
    verse: `Isaiah ${chapter}:${1 + (at % 4)}`,
    points: 2,
    parts: [{ text: 'Amoz' }, { text: 'Jotham' }],
  })
})

beforeAll(async () => {
  await makeSeason(db, { questions, public: { ...makeSeasonPublic(3), endsOn: '2999-12-31' } })
  await deps.seasons.refresh()
})

let clubs = 0
/** A team of two whose first member is signed in. */
async function makeTeam() {
  clubs += 1
  const clubName = `Club ${clubs}`
  const { browser } = await signInCoach(app, { clubName })
  const { teamId, members } = await registerTeam(browser, {
    clubName,
    members: [
      { startingChapter: 1, biblicalGem: 'A', memberNumber: 1, generatedCode: 'any' },
      { startingChapter: 1, biblicalGem: 'E', memberNumber: 2, generatedCode: 'any' },
    ],
  })
  const [first] = members
  if (first === undefined) throw new Error('a team of none')
  const child = elsewhere(app)
  expect((await child.post('/api/players/login', await withNumber(app, first.playerCode))).statusCode).toBe(200)
  const at = `/api/coaches/teams/${teamId}`
  return {
    browser,
    child,
    playerId: first.playerId,
    at,
    readiness: async () => TeamReadiness.parse((await browser.get(`${at}/readiness`)).json()),
    week: async () => TeamWeek.parse((await browser.get(`${at}/week`)).json()),
  }
}

const answer = async (page: Browser, id: string, userAnswer: string) => {
  expect((await page.post('/api/evaluate', { userAnswer, question: { id } })).statusCode).toBe(200)
}

test('a team that was asked nothing keeps nothing, and that is said to be a rough guess; new chapters are proposed', async () => {
  const { readiness, week } = await makeTeam()
  expect(await readiness()).toMatchObject({
    questions: 12,
    parts: 24,
    met: 0,
    kept: 0,
    expected: 0,
    share: 0,
    low: 0,
    high: 0,
    sureness: 'little',
    meetings: [
      { goal: 'new', chapters: [1, 2] },
      { goal: 'new', chapters: [3] },
    ],
  })
  expect(await week()).toMatchObject({
    members: [{ gained: 0 }, { gained: 0 }],
    hardest: [],
    waiting: 0,
    holes: { asked: 12, holes: 12, alone: 0, unopened: [1, 2, 3] },
    room: { goal: 'new', chapters: [1, 2] },
  })
})

test('what one member keeps the team keeps; what was missed is the hardest, and comes at the next meeting', async () => {
  const { child, playerId, readiness, week } = await makeTeam()
  await answer(child, 'q0', 'Amoz and Jotham')
  await answer(child, 'q4', 'Amoz and Jotham')
  await ageReviews(db, playerId, 72)
  await answer(child, 'q0', 'Amoz, Jotham')
  await answer(child, 'q5', 'Amoz')
  const ready = await readiness()
  expect(ready).toMatchObject({ met: 6, kept: 2, sureness: 'some', meetings: [{ goal: 'near', chapters: [2] }, {}] })
  expect(ready.chapters.map(({ met, kept }) => [met, kept])).toEqual([
    [2, 2],
    [4, 0],
    [0, 0],
  ])
  expect(ready.low).toBeLessThan(ready.share)
  expect(ready.high).toBeGreaterThan(ready.share)
  const { hardest, holes, members, room } = await week()
  expect(hardest).toMatchObject([{ questionId: 'q5', reference: 'Isaiah 2:2', asked: 1, had: 0 }])
  expect(holes).toEqual({ asked: 12, holes: 11, alone: 1, unopened: [3] })
  // Both parts of q0 and of q4, and one of q5, all within seven days.
  expect(members.map(({ gained }) => gained)).toEqual([5, 0])
  expect(room).toEqual({ goal: 'near', chapters: [2] })
})

test('whoever hasn’t studied for seven days is missed, unless nobody has used the code yet', async () => {
  const { week, playerId } = await makeTeam()
  const { members, words } = await week()
  expect(members.map(({ isUnused }) => isUnused)).toEqual([false, true])
  expect(words).toEqual([{ playerId, reason: 'missed' }])
})

test('another coach’s team is none of theirs', async () => {
  const [{ at }, stranger] = [await makeTeam(), await makeTeam()]
  for (const what of ['readiness', 'week'])
    expect(codeOf(await stranger.browser.get(`${at}/${what}`))).toBe('team_not_found')
})
