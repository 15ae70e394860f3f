import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeErrorReport } from '@seraph/db/testing/makeErrorReport'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { listPendingEvents, lockPlayerTotals, storePlayerTotals } from '@seraph/db/queries/players/playerTotals'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import type { Reckoning } from '@seraph/domain/progress/reckonProgress'
import { getPlayerProgress } from '@seraph/schema/http/progress'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { signIn } from '../../testing/signIn.ts'
import { adminMark } from '../../adminMark.ts'
import { testApp } from '../../testing/testApp.ts'

const day = 24 * 3_600_000
const noon = Date.parse('2026-11-20T12:00:00Z')
const app = await testApp({ clock: () => noon, settings: { ADMIN_SECRET: 'sixteen letters!' } })
const { db, deps, statements } = app
const season = makeSeasonPublic(6)
const achievement = (id: string, kind: 'first_report_resolved' | 'all_gems_team' | 'first_room') => ({
  id,
  title: id,
  description: id,
  rule: { kind },
})
const { id: seasonId } = await makeSeason(db, {
  public: {
    ...season,
    achievements: [
      ...season.achievements,
      achievement('first-report', 'first_report_resolved'),
      achievement('all-gems', 'all_gems_team'),
      achievement('first-room', 'first_room'),
    ],
  },
})
await deps.seasons.refresh()

const url = (playerId: string) => `/api/player-progress/${playerId}?t=123`
const daysAgo = (days: number) => new Date(noon - days * day)

/** Brings a player's totals up to date as the worker does. */
async function applyAll(playerId: string): Promise<void> {
  const keys = { playerIds: [playerId], seasonId }
  await db.transaction().execute(async (tx) => {
    const [stored] = (await lockPlayerTotals(tx, keys, emptyReckoning())) as Reckoning[]
    const events = (await listPendingEvents(tx, keys)).map(({ event }) => event)
    await storePlayerTotals(tx, seasonId, {
      made: [{ playerId, boardOrder: 0, ...reckonProgress(stored ?? emptyReckoning(), events) }],
      eventIds: events.map(({ id }) => id),
    })
  })
}

test('a player who has done nothing yet', async () => {
  const { id, browser } = await signIn(app)
  const before = statements()
  const reply = await browser.get(url(id))
  expect(statements() - before).toBe(2)
  expect(reply.headers['cache-control']).toBe('no-store')
  const progress = getPlayerProgress.reply.parse(reply.json())
  expect(progress).toMatchObject({ totalStudyTime: 0, studyStreak: 0, totalSessions: 0, achievements: [] })
  expect(progress).toMatchObject({ aiAccuracy: null, averageAccuracy: null, lastStudyAt: null, chaptersExplored: [] })
})

test('events that are in no totals yet are shown with those that are', async () => {
  const { id: playerId, browser } = await signIn(app, { createdAt: daysAgo(10) })
  const quiz = { kind: 'ai-evaluated', questionsAnswered: 5, pointsEarned: 10, pointsPossible: 10 } as const
  const applied = { kind: 'ai-evaluated', questionsAnswered: 20, pointsEarned: 30, pointsPossible: 40 } as const
  const old = makeEvent({ playerId, seasonId, ...applied, occurredAt: daysAgo(6), chapters: [4], studySeconds: 0 })
  await recordProgress(db, old)
  await applyAll(playerId)
  for (const days of [3, 2, 1])
    await recordProgress(db, makeEvent({ playerId, seasonId, ...quiz, occurredAt: daysAgo(days), chapters: [2] }))
  const progress = getPlayerProgress.reply.parse((await browser.get(url(playerId))).json())
  expect(progress).toMatchObject({
    totalQuestionsAnswered: 35,
    aiAccuracy: 86,
    chaptersExplored: [2, 4],
    studyStreak: 3,
    totalSessions: 4,
    totalStudyTime: 180,
    lastStudyAt: '2026-11-19T12:00:00.000Z',
    rank: { tier: 'Starter', points: 5 },
  })
  expect(progress.achievements).toEqual([
    { id: 'first-chapter', title: 'Earned first-chapter', earnedOn: '2026-11-14' },
    { id: 'streak-3', title: 'Earned streak-3', earnedOn: '2026-11-19' },
    { id: 'questions-25', title: 'Earned questions-25', earnedOn: '2026-11-17' },
  ])
})

test('the report tells the days and the chapters, and their sums are the totals', async () => {
  const { id: playerId, browser } = await signIn(app, { createdAt: daysAgo(10) })
  const quiz = { kind: 'trivia', questionsAnswered: 4, pointsEarned: 3, pointsPossible: 4, chapters: [2] } as const
  await recordProgress(db, makeEvent({ playerId, seasonId, ...quiz, occurredAt: daysAgo(4), studySeconds: 90 }))
  await applyAll(playerId)
  await recordProgress(db, makeEvent({ playerId, seasonId, ...quiz, occurredAt: daysAgo(1), studySeconds: 600 }))
  await recordProgress(db, makeEvent({ playerId, seasonId, occurredAt: daysAgo(1), chapters: [2, 3] }))
  const before = statements()
  const report = getPlayerProgress.reply.parse((await browser.get(url(playerId))).json())
  expect(statements() - before).toBe(2)
  expect(report).toMatchObject({
    today: '2026-11-20',
    longestStreak: 1,
    totalStudyTime: 750,
    totalQuestionsAnswered: 8,
  })
  expect(report.days).toEqual([
    { date: '2026-11-16', studyTime: 90, questionsAnswered: 4 },
    { date: '2026-11-19', studyTime: 660, questionsAnswered: 4 },
  ])
  expect(report.byChapter).toEqual([
    { chapter: 2, days: 2, lastStudiedOn: '2026-11-19', earned: 6, possible: 8 },
    { chapter: 3, days: 1, lastStudiedOn: '2026-11-19', earned: 0, possible: 0 },
  ])
})

test('what happens outside study earns its achievements, on the player’s own day', async () => {
  const { id: playerId, browser } = await signIn(app, { createdAt: daysAgo(10) })
  const { teamId } = await db
    .selectFrom('players')
    .select('teamId')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const clubId = (await db.selectFrom('teams').select('clubId').where('id', '=', teamId).executeTakeFirstOrThrow())
    .clubId
  const earned = async (headers: Record<string, string> = {}) => {
    const reply = await browser.get(url(playerId), { headers })
    return getPlayerProgress.reply.parse(reply.json()).achievements.map(({ id, earnedOn }) => [id, earnedOn])
  }
  const addMate = async (gem: string, createdAt: Date) => {
    const { id } = await makePlayer(db, { teamOf: { clubId, teamId }, createdAt })
    await db.updateTable('players').set({ gem }).where('id', '=', id).execute()
  }
  for (const gem of ['E', 'J', 'O', 'R', 'S']) await addMate(gem, daysAgo(5))
  expect(await earned()).toEqual([])
  await addMate('T', daysAgo(3))
  await makeErrorReport(db, { playerId, seasonId, resolvedAt: new Date('2026-11-18T03:00:00Z') })
  expect(await earned()).toEqual([
    ['first-report', '2026-11-18'],
    ['all-gems', '2026-11-17'],
  ])
  expect(await earned({ 'time-zone': 'America/New_York' })).toEqual([
    ['first-report', '2026-11-17'],
    ['all-gems', '2026-11-17'],
  ])
})

test('a streak ends with the day after a rest day, in the player’s time zone', async () => {
  const { id: playerId, browser } = await signIn(app, { createdAt: daysAgo(10) })
  await recordProgress(db, makeEvent({ playerId, seasonId, localDate: '2026-11-17', occurredAt: daysAgo(3) }))
  const streak = async (headers: Record<string, string>) =>
    getPlayerProgress.reply.parse((await browser.get(url(playerId), { headers })).json()).studyStreak
  expect(await streak({})).toBe(0)
  expect(await streak({ 'time-zone': 'Etc/GMT+12' })).toBe(0)
  await recordProgress(db, makeEvent({ playerId, seasonId, localDate: '2026-11-18', occurredAt: daysAgo(2) }))
  expect(await streak({})).toBe(2)
  expect(await streak({ 'time-zone': 'Pacific/Kiritimati' })).toBe(0)
})

test('only the player and the admin may read it', async () => {
  const { id } = await signIn(app)
  const guests = await app.browser().get(url(id))
  expect([guests.statusCode, guests.json()]).toMatchObject([401, { code: 'not_signed_in' }])
  const others = await (await signIn(app)).browser.get(url(id))
  expect([others.statusCode, others.json()]).toMatchObject([403, { code: 'forbidden' }])

  const admin = await makePlayer(db)
  await db.updateTable('players').set({ isAdmin: true }).where('id', '=', admin.id).execute()
  const browser = app.browser()
  browser.cookies.set(playerCookie, await makeSession(db, admin.id))
  const rights = { adminUntil: new Date(Date.now() + day), adminMark: adminMark('sixteen letters!') }
  expect((await browser.get(url(id))).statusCode).toBe(403)
  browser.cookies.set(playerCookie, await makeSession(db, admin.id, rights))
  expect((await browser.get(url(id))).statusCode).toBe(200)
  expect((await browser.get(url(randomUUID()))).json()).toMatchObject({ code: 'player_not_found' })
})
