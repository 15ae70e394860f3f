import { makeSeason, makeSession } from '@seraph/db/testing/make'
import { updateAiQuiz } from '@seraph/schema/http/progress'
import { playerCookie } from '@seraph/service/session'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { answerKings, kingsQuestion } from '../../testing/askKings.ts'
import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db, deps, statements } = app

beforeAll(async () => {
  await makeSeason(db, { questions: [kingsQuestion] })
  await deps.seasons.refresh()
})

const answer = async (browser: Browser, text = 'Uzziah and Jotham') =>
  (await browser.post('/api/evaluate', answerKings(text))).json<{ id: string }>().id
const update = (browser: Browser, playerId: string, body: object, headers?: Record<string, string>) =>
  browser.post(`/api/player-progress/${playerId}/update-ai-quiz`, body, headers)
const events = (playerId: string) =>
  db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).execute()

test('the server’s own marks are counted, whatever the client says of them', async () => {
  const { id, browser } = await signIn(app)
  const evaluationIds = [await answer(browser), await answer(browser, 'Cyrus')]
  const claims = { questionsAnswered: 99, accuracy: 100, chaptersStudied: [2], studyTime: 0.25 }
  const before = statements()
  const reply = await update(browser, id, { ...claims, evaluationIds })
  expect(statements() - before).toBe(2)
  const { eventId, progress } = updateAiQuiz.reply.parse(reply.json())
  expect(progress).toMatchObject({
    totalQuestionsAnswered: 2,
    aiEvaluatedQuestions: 2,
    aiAccuracy: 33,
    objectiveAccuracy: 33,
    totalStudyTime: 15,
    chaptersExplored: [1, 2],
    studyStreak: 1,
    totalSessions: 1,
    counted: { questions: 1, chapters: [] },
    achievements: [],
    rank: { tier: 'Starter', points: 0 },
  })
  expect(await events(id)).toMatchObject([{ id: eventId, pointsEarned: 2, pointsPossible: 6, chapters: [1, 2] }])
  const again = await update(browser, id, { evaluationIds })
  expect(again.json()).toMatchObject({ progress: { aiEvaluatedQuestions: 2 } })
})

test('marks made under an earlier session of the same player count', async () => {
  const { id, browser } = await signIn(app)
  const mark = await answer(browser)
  await browser.post('/api/players/logout')
  browser.cookies.set(playerCookie, await makeSession(db, id))
  const reply = await update(browser, id, { evaluationIds: [mark] })
  expect(reply.json()).toMatchObject({ progress: { aiEvaluatedQuestions: 1 } })
})

test('marks of a guest or another player are forbidden, unknown ones not found, and nothing is stored', async () => {
  const { id, browser } = await signIn(app)
  const other = await signIn(app)
  const own = await answer(browser)
  const refused = async (mark: string) => {
    const reply = await update(browser, id, { evaluationIds: [own, mark], studyTime: 1 })
    return [reply.statusCode, reply.json<{ code: string }>().code]
  }
  expect(await refused(await answer(app.browser()))).toEqual([403, 'forbidden'])
  expect(await refused(await answer(other.browser))).toEqual([403, 'forbidden'])
  expect(await refused(randomUUID())).toEqual([404, 'evaluation_not_found'])
  expect(await events(id)).toEqual([])
})

test('nobody else may write a player’s progress', async () => {
  const { id } = await signIn(app)
  const other = await signIn(app)
  const guests = await update(app.browser(), id, {})
  expect([guests.statusCode, guests.json()]).toMatchObject([401, { code: 'not_signed_in' }])
  const others = await update(other.browser, id, {})
  expect([others.statusCode, others.json()]).toMatchObject([403, { code: 'forbidden' }])
})

test('a repeat under the same key answers with the same event; another body is refused', async () => {
  const { id, browser } = await signIn(app)
  const body = { evaluationIds: [await answer(browser)], studyTime: 1 }
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(Array.from({ length: 10 }, () => update(browser, id, body, key)))
  expect(new Set(replies.map((reply) => reply.json<{ eventId: string }>().eventId)).size).toBe(1)
  expect(replies.every((reply) => reply.statusCode === 200)).toBe(true)
  expect(await events(id)).toHaveLength(1)
  const other = await update(browser, id, { ...body, studyTime: 2 }, key)
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'idempotency_key_reused' }])
})

test('a chapter outside the season is refused', async () => {
  const { id, browser } = await signIn(app)
  const reply = await update(browser, id, { chaptersStudied: [1, 7] })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'chapter_not_in_season' }])
})

test('the job that applies the event is queued with the request’s id, and the event does not need it', async () => {
  const { id, browser } = await signIn(app)
  const before = (await deps.queue.counts())['waiting'] ?? 0
  await update(browser, id, { studyTime: 1 })
  await expect.poll(async () => (await deps.queue.counts())['waiting']).toBe(before + 1)
})
