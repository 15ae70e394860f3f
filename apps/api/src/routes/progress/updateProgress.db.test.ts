import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-20T03:30:00Z')
const app = await testApp({ clock: () => now })
const { db, deps } = app

beforeAll(async () => {
  const questions = [
    makeQuestion({ id: 'one', points: 4 }),
    makeQuestion({ id: 'two', points: 2, chapter: 3 }),
    makeQuestion({ id: 'three' }),
  ]
  await makeSeason(db, { questions })
  await deps.seasons.refresh()
})

type Kind = 'update' | 'update-ai-quiz' | 'update-self-graded'
const send = (browser: Browser, playerId: string, kind: Kind, body: object, headers?: Record<string, string>) =>
  browser.post(`/api/player-progress/${playerId}/${kind}`, body, headers)
const onlyEvent = async (playerId: string) =>
  db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).executeTakeFirstOrThrow()
const registered = () => signIn(app, { createdAt: new Date(now - 240 * hour) })

test('an update counts time, chapters and one crossword, and no questions', async () => {
  const { id, browser } = await registered()
  const body = { questionsAnswered: 12, crosswordsCompleted: 3, chaptersStudied: [2], studyTime: 30 }
  const { progress } = (await send(browser, id, 'update', body)).json<{ progress: object }>()
  expect(progress).toMatchObject({
    totalQuestionsAnswered: 0,
    totalCrosswordsCompleted: 1,
    chaptersExplored: [2],
    totalStudyTime: 1_800,
  })
  expect(await onlyEvent(id)).toMatchObject({ kind: 'crossword', questionsAnswered: 0, studySeconds: 1_800 })
})

test('a self-graded quiz counts each known question once, its score clamped', async () => {
  const { id, browser } = await registered()
  const scores = [
    { questionId: 'one', score: 1 },
    { questionId: 'two', score: 99 },
    { questionId: 'three', score: -1 },
    { questionId: 'one', score: 3.9 },
  ]
  const reply = await send(browser, id, 'update-self-graded', { scores, questionsAnswered: 40, accuracy: 100 })
  expect(reply.json()).toMatchObject({
    progress: { selfGradedQuestions: 3, selfGradedAccuracy: 71, objectiveAccuracy: null, chaptersExplored: [1, 3] },
  })
  expect(await onlyEvent(id)).toMatchObject({ pointsEarned: 5, pointsPossible: 7, questionsAnswered: 3 })
  const unknown = await send(browser, id, 'update-self-graded', { scores: [{ questionId: 'none', score: 1 }] })
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'question_not_found' }])
})

test('documented payloads without marks count chapters and time only', async () => {
  const { id, browser } = await registered()
  const body = { questionsAnswered: 10, chaptersStudied: [1, 2], studyTime: 5, accuracy: 90 }
  await send(browser, id, 'update-ai-quiz', body)
  const { progress } = (await send(browser, id, 'update-self-graded', body)).json<{ progress: object }>()
  expect(progress).toMatchObject({
    totalQuestionsAnswered: 0,
    averageAccuracy: null,
    chaptersExplored: [1, 2],
    totalStudyTime: 600,
  })
})

test('the day is the player’s own: by the header, else as last known, else UTC', async () => {
  const { id, browser } = await registered()
  const dayOf = async (headers?: Record<string, string>) => {
    await db.deleteFrom('progressEvents').where('playerId', '=', id).execute()
    await send(browser, id, 'update', {}, headers)
    return (await onlyEvent(id)).localDate
  }
  expect(await dayOf()).toBe('2026-11-20')
  expect(await dayOf({ 'time-zone': 'America/New_York' })).toBe('2026-11-19')
  expect(await dayOf({ 'time-zone': 'Nowhere/At_All' })).toBe('2026-11-19')
  // The zone stays until the day is over there.
  expect(await dayOf({ 'time-zone': 'Asia/Tokyo' })).toBe('2026-11-19')
  await db.updateTable('players').set({ timeZoneOn: '2026-11-18' }).where('id', '=', id).execute()
  expect(await dayOf({ 'time-zone': 'Asia/Tokyo' })).toBe('2026-11-20')
})

test.each([
  ['an hour ago', -1, -1],
  ['of this week', -100, -100],
  ['older than a week', -200, 0],
  ['in the future', 1, 0],
  ['of a clock that is a year behind', -8_760, 0],
  ['of a clock that is a year ahead', 8_760, 0],
])('a stated time that is %s', async (_, hours, believed) => {
  const { id, browser } = await registered()
  await send(browser, id, 'update', { occurredAt: new Date(now + hours * hour).toISOString() })
  expect((await onlyEvent(id)).occurredAt.getTime()).toBe(now + believed * hour)
})

test('a time before the registration is not believed', async () => {
  const { id, browser } = await signIn(app, { createdAt: new Date(now - 2 * hour) })
  await send(browser, id, 'update', { occurredAt: new Date(now - 3 * hour).toISOString() })
  expect((await onlyEvent(id)).occurredAt.getTime()).toBe(now)
})

test('time is credited up to what passed since the login, over all events together', async () => {
  const { id, browser } = await signIn(app, { createdAt: new Date(now - hour) })
  await send(browser, id, 'update', { studyTime: 50 })
  const { progress } = (await send(browser, id, 'update', { studyTime: 600 })).json<{ progress: object }>()
  expect(progress).toMatchObject({ totalStudyTime: 3_600 })
})
