import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { emptyTotals } from '@seraph/domain/progress/playerTotals'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

const seraph = await testApp()
const { browser, db, statements } = seraph
const url = '/api/coaches/dashboard'
let seasonId: string

beforeAll(async () => {
  ;({ id: seasonId } = await makeSeason(db, { public: makeSeasonPublic(33) }))
})

/**
 * The player's totals, all from before work was told apart: `questions` AI
 * questions of one point each, of which `earned` were right; studied `daysAgo`.
 */
async function study(playerId: string, questions: number, earned: number, daysAgo = 0): Promise<void> {
  const at = Date.now() - daysAgo * 24 * 3_600_000
  const { byKind, ...totals } = emptyTotals()
  const ai = { questions, earned, possible: questions }
  await db
    .insertInto('playerTotals')
    .values({
      playerId,
      seasonId,
      totals: JSON.stringify({
        ...totals,
        counted: undefined,
        byKind: { ...byKind, 'ai-evaluated': ai },
        totalQuestions: questions,
        studySeconds: 3_600 * 5,
        memoryPoints: 4_500,
        chapters: [1, 7],
        lastStudyAt: at,
      }),
      history: JSON.stringify({ days: {}, sessions: [[at, at]] }),
    })
    .execute()
}
const members = (...gems: string[]) => gems.map((biblicalGem) => ({ startingChapter: 7, biblicalGem }))

test('a coach sees all their teams and players, and of two clubs each', async () => {
  const coach = await signInCoach(seraph, { clubName: 'Mountain Oaks' })
  const owls = await registerTeam(coach.browser, { members: members('A', 'E', 'J') })
  const lake = await registerTeam(coach.browser, { clubName: 'Pine Lake', members: members('A') })
  await study(owls.members[0]?.playerId ?? '', 100, 90)
  await study(owls.members[1]?.playerId ?? '', 9, 9, 8)
  await study(lake.members[0]?.playerId ?? '', 20, 10, 6)
  const reply = (await coach.browser.get(`${url}?coachCode=${coach.code}`)).json<object>()
  expect(reply).toMatchObject({
    profile: {
      coachName: 'Coach Kim',
      clubs: ['Mountain Oaks', 'Pine Lake'],
      state: 'Oregon',
      teams: ['Owls (Mountain Oaks)', 'Owls (Pine Lake)'],
    },
    objectiveAccuracy: Math.round((100 * 109) / 129),
    teamStats: {
      'Owls (Mountain Oaks)': {
        totalPlayers: 3,
        activeThisWeek: 1,
        avgAccuracy: Math.round((100 * 99) / 109),
        topPerformers: [{ playerCode: 'MOO7A', aiAccuracy: 90 }],
      },
      'Owls (Pine Lake)': { totalPlayers: 1, activeThisWeek: 1, avgAccuracy: 50 },
    },
    clubComparison: {
      'Mountain Oaks': { totalTeams: 1, totalPlayers: 3, avgPerformance: 91 },
      'Pine Lake': { totalTeams: 1, totalPlayers: 1, avgPerformance: 50 },
    },
    players: [
      {
        playerCode: 'MOO7A',
        rank: 'Silver',
        aiAccuracy: 90,
        triviaAccuracy: null,
        totalStudyTime: 18_000,
        totalSessions: 1,
        chaptersExplored: [1, 7],
        isWaiting: true,
        isActiveThisWeek: true,
      },
      { playerCode: 'MOO7E', isActiveThisWeek: false },
      { playerCode: 'MOO7J', totalQuestionsAnswered: 0, lastStudyDate: null, rank: 'Starter' },
      { playerCode: 'PLO7A' },
    ],
  })
})

test('without a team there is a profile and nothing else', async () => {
  const { browser: page } = await signInCoach(seraph, { clubName: 'New Club' })
  expect((await page.get(url)).json()).toMatchObject({
    profile: { clubs: ['New Club'], teams: [] },
    players: [],
    teamStats: {},
    objectiveAccuracy: null,
  })
})

test("nobody else sees it: a guest, a coach without a profile, another coach's code", async () => {
  const coach = await signInCoach(seraph)
  const other = await signInCoach(seraph)
  const fresh = await signInCoach(seraph, { hasProfile: false })
  const codes = await Promise.all([
    browser().get(`${url}?coachCode=${coach.code}`),
    fresh.browser.get(url),
    other.browser.get(`${url}?coachCode=${coach.code}`),
    other.browser.get(url, { headers: { 'coach-code': coach.code } }),
  ])
  expect(codes.map(({ statusCode, json }) => [statusCode, json<{ code: string }>().code])).toEqual([
    [401, 'coach_not_signed_in'],
    [409, 'coach_profile_missing'],
    [403, 'forbidden'],
    [403, 'forbidden'],
  ])
})

test('the number of statements is the same for 20 teams and 140 players, and the reply comes within 100 ms', async () => {
  const coach = await signInCoach(seraph, { clubName: 'Big Club' })
  await registerTeam(coach.browser, { clubName: 'Big Club', teamName: 'Team 0' })
  let before = statements()
  await coach.browser.get(url)
  const few = statements() - before
  for (let team = 1; team <= 20; team += 1) {
    const registered = await registerTeam(coach.browser, {
      clubName: 'Big Club',
      teamName: `Team ${team}`,
      members: members('A', 'E', 'J', 'O', 'R', 'S', 'T'),
    })
    for (const { playerId } of registered.members) await study(playerId, 50, 25)
  }
  before = statements()
  const reply = await coach.browser.get(url)
  expect([few, statements() - before]).toEqual([3, 3])
  expect(reply.json<{ players: unknown[] }>().players).toHaveLength(141)
  const times: number[] = []
  for (let call = 0; call < 40; call += 1) {
    const begin = performance.now()
    await coach.browser.get(url)
    times.push(performance.now() - begin)
  }
  const median = times.toSorted((a, b) => a - b)[20] ?? Infinity
  expect(median).toBeLessThan(100)
}, 60_000)

test("a player's record is read by the coach with authority alone", async () => {
  const coach = await signInCoach(seraph, { clubName: 'Reader' })
  const { members: own } = await registerTeam(coach.browser, { clubName: 'Reader' })
  const progress = `/api/player-progress/${own[0]?.playerId ?? ''}`
  expect((await coach.browser.get(progress)).statusCode).toBe(200)
  const other = await signInCoach(seraph)
  expect((await other.browser.get(progress)).statusCode).toBe(403)
  expect((await coach.browser.get(`/api/player-progress/${randomUUID()}`)).statusCode).toBe(403)
  const fresh = await signInCoach(seraph, { hasProfile: false })
  expect((await fresh.browser.get(progress)).statusCode).toBe(403)
  expect((await browser().get(progress)).statusCode).toBe(401)
  expect((await coach.browser.post(`${progress}/update`, { studyTime: 1 })).statusCode).toBe(401)
})
