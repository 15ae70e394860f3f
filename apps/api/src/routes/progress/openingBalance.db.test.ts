import { migrate } from '@seraph/db/migrate'
import { emptyDatabase } from '@seraph/db/testing/emptyDatabase'
import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db, deps } = app
const [dayMs, hour] = [24 * 3_600_000, 3_600]
const noon = Math.floor(Date.now() / dayMs) * dayMs - 5 * dayMs
const none = {
  questionsAnswered: 0,
  pointsEarned: 0,
  pointsPossible: 0,
  crosswordsCompleted: 0,
  triviaPoints: 0,
  memoryPoints: 0,
}

test('nothing earned before the upgrade is taken: totals, rank, achievements and board are what they were', async () => {
  await emptyDatabase(db)
  await migrate(db, { upTo: '20261122T2020-open-seasons' })
  const seasonId = '2026-isaiah'
  const season = { public: JSON.stringify(makeSeasonPublic(33)), lexicon: JSON.stringify({ names: [], synonyms: [] }) }
  await db
    .insertInto('seasons')
    .values({ id: seasonId, hash: 'a'.repeat(64), place: 1, ...season })
    .execute()
  const { id: playerId, loginId } = await makePlayer(db, { createdAt: new Date(noon - dayMs) })
  await db.updateTable('players').set({ isPubliclyVisible: true }).where('id', '=', playerId).execute()

  const insert = (
    daysLater: number,
    kind: 'trivia' | 'self-graded' | 'memory' | 'study',
    over: object,
    isApplied: boolean,
  ) =>
    db
      .insertInto('progressEvents')
      .values({
        ...none,
        id: randomUUID(),
        idempotencyKey: null,
        requestHash: '',
        seasonId,
        playerId,
        loginId,
        kind,
        occurredAt: new Date(noon + daysLater * dayMs),
        localDate: new Date(noon + daysLater * dayMs).toISOString().slice(0, 10),
        studySeconds: 2 * hour,
        chapters: JSON.stringify([1 + daysLater]),
        appliedAt: isApplied ? new Date() : null,
        ...over,
      })
      .execute()
  const trivia = { questionsAnswered: 60, pointsEarned: 50, pointsPossible: 60, triviaPoints: 5_000 }
  await insert(0, 'trivia', trivia, true)
  await insert(1, 'self-graded', { questionsAnswered: 45, pointsEarned: 45, pointsPossible: 45 }, true)
  await insert(2, 'memory', { memoryPoints: 4_600 }, false)
  await insert(2, 'study', { chapters: JSON.stringify([7, 8]) }, false)

  // What the version before made of the first two.
  const dates = [0, 1].map((later) => new Date(noon + later * dayMs).toISOString().slice(0, 10))
  const empty = { questions: 0, earned: 0, possible: 0 }
  const totals = {
    totalQuestions: 105,
    byKind: {
      'ai-evaluated': empty,
      'self-graded': { questions: 45, earned: 45, possible: 45 },
      trivia: { questions: 60, earned: 50, possible: 60 },
    },
    byChapter: { 1: { earned: 50, possible: 60 } },
    chapters: [1, 2],
    crosswordsCompleted: 0,
    triviaPoints: 5_000,
    memoryPoints: 0,
    studySeconds: 4 * hour,
    lastStudyAt: noon + dayMs,
    credits: {
      [loginId]: {
        claimedSeconds: 4 * hour,
        claimedByDay: Object.fromEntries(dates.map((date) => [date, 2 * hour])),
        loginAt: noon - dayMs,
        latestAt: noon + dayMs,
      },
    },
  }
  const history = {
    days: {
      [dates[0] ?? '']: { questionsAnswered: 60, chapters: [1] },
      [dates[1] ?? '']: { questionsAnswered: 45, chapters: [2] },
    },
    sessions: [noon, noon + dayMs].map((at) => [at, at]),
  }
  const made = { totals: JSON.stringify(totals), history: JSON.stringify(history) }
  await db
    .insertInto('playerTotals')
    .values({ playerId, seasonId, boardOrder: 15_000_105, ...made })
    .execute()

  expect(await migrate(db)).toContain('20261122T2030-counted-work')
  await deps.seasons.refresh()

  const browser = app.browser()
  browser.cookies.set(playerCookie, await makeSession(db, playerId))
  const ask = async () => (await browser.get(`/api/player-progress/${playerId}`)).json<PlayerProgress>()
  const progress = await ask()
  expect(progress).toMatchObject({
    totalStudyTime: 8 * hour,
    totalQuestionsAnswered: 105,
    triviaPointsEarned: 5_000,
    memorizationGamePoints: 4_600,
    chaptersExplored: [1, 2, 3, 7, 8],
    // 8 hours, 105 questions and 4,600 memorization points.
    rank: { tier: 'Silver', points: 25 },
    counted: { studyTime: 8 * hour, questions: 105, selfGradedQuestions: 45, chapters: [1, 2, 3, 7, 8] },
  })
  expect(progress.achievements).toMatchObject([
    { id: 'first-chapter', earnedOn: dates[0] },
    { id: 'streak-3' },
    { id: 'questions-25', earnedOn: dates[0] },
  ])
  const [entry] = (await browser.get('/api/featured-players')).json<FeaturedPlayer[]>()
  expect(entry).toMatchObject({
    totalQuestionsAnswered: 105,
    totalStudyTime: 4 * hour,
    triviaPointsEarned: 5_000,
    chaptersExplored: 2,
    rank: { points: 15 },
  })

  // A replay of all events gives the same.
  await db.deleteFrom('playerTotals').execute()
  await db.updateTable('progressEvents').set({ appliedAt: null }).execute()
  expect(await ask()).toEqual(progress)
})
