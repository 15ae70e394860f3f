import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { listPendingEvents, lockPlayerTotals, storePlayerTotals } from '@seraph/db/queries/playerTotals'
import { recordProgress } from '@seraph/db/queries/progressEvents'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import type { Reckoning } from '@seraph/domain/progress/reckonProgress'
import { getPlayerProgress } from '@seraph/schema/http/progress'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const day = 24 * 3_600_000
const noon = Date.parse('2026-11-20T12:00:00Z')
const app = await testApp({ clock: () => noon, settings: { ADMIN_SECRET: 'sixteen letters!' } })
const { db, deps, statements } = app
const { id: seasonId } = await makeSeason(db)
await deps.seasons.refresh()

const url = (playerId: string) => `/api/player-progress/${playerId}?t=123`
const daysAgo = (days: number) => new Date(noon - days * day)

/** Brings a player's totals up to date as the worker does. */
async function applyAll(playerId: string): Promise<void> {
  const key = { playerId, seasonId }
  await db.transaction().execute(async (tx) => {
    const stored = (await lockPlayerTotals(tx, key, emptyReckoning())) as Reckoning
    const events = await listPendingEvents(tx, key)
    await storePlayerTotals(tx, key, {
      boardOrder: 0,
      ...reckonProgress(stored, events),
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
  const quiz = { kind: 'self-graded', questionsAnswered: 5, pointsEarned: 10, pointsPossible: 10 } as const
  const applied = { kind: 'self-graded', questionsAnswered: 20, pointsEarned: 30, pointsPossible: 40 } as const
  const old = makeEvent({ playerId, seasonId, ...applied, occurredAt: daysAgo(6), chapters: [4], studySeconds: 0 })
  await recordProgress(db, old)
  await applyAll(playerId)
  for (const days of [3, 2, 1])
    await recordProgress(db, makeEvent({ playerId, seasonId, ...quiz, occurredAt: daysAgo(days), chapters: [2] }))
  const progress = getPlayerProgress.reply.parse((await browser.get(url(playerId))).json())
  expect(progress).toMatchObject({
    totalQuestionsAnswered: 35,
    selfGradedAccuracy: 86,
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

test('a streak ends with the day after the last, in the player’s time zone', async () => {
  const { id: playerId, browser } = await signIn(app, { createdAt: daysAgo(10) })
  await recordProgress(db, makeEvent({ playerId, seasonId, localDate: '2026-11-18', occurredAt: daysAgo(2) }))
  const streak = async (headers: Record<string, string>) =>
    getPlayerProgress.reply.parse((await browser.get(url(playerId), { headers })).json()).studyStreak
  expect(await streak({})).toBe(0)
  expect(await streak({ 'time-zone': 'Etc/GMT+12' })).toBe(0)
  await recordProgress(db, makeEvent({ playerId, seasonId, localDate: '2026-11-19', occurredAt: daysAgo(1) }))
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
  expect((await browser.get(url(id))).statusCode).toBe(403)
  browser.cookies.set(playerCookie, await makeSession(db, admin.id, { adminUntil: new Date(Date.now() + day) }))
  expect((await browser.get(url(id))).statusCode).toBe(200)
  expect((await browser.get(url(randomUUID()))).json()).toMatchObject({ code: 'player_not_found' })
})
