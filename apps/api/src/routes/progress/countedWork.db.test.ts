import { makeQuestion, makeSeason, makeTriviaQuestion } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { paceActions } from '@seraph/domain/counting/paceActions'
import type { Spans } from '@seraph/domain/counting/spans'
import type { PlayerProgress } from '@seraph/schema/http/progress'
import { movingClock } from '@seraph/service/testing/movingClock'
import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const clock = movingClock(Date.now())
/** So many calls are made at once, each with a connection: those that wait for one would be refused as too late. */
const atOnce = 20
const app = await testApp({ clock, settings: { DATABASE_POOL: '30' } })
const { db, deps } = app
const seasonId = '2026-isaiah'
const chapters = Array.from({ length: 33 }, (_, at) => at + 1)
const trivia = Array.from({ length: 440 }, (_, at) => makeTriviaQuestion({ id: `t${at}`, chapter: 1 + (at % 33) }))
const questions = Array.from({ length: 6 }, (_, at) => makeQuestion({ id: `q${at}`, chapter: 3 }))

beforeAll(async () => {
  await makeSeason(db, { trivia, questions, public: makeSeasonPublic(33) })
  await deps.seasons.refresh()
})

type Reply = { counted: { counted: number; repeated: number; tooFast: number }; progress: PlayerProgress }

const send = async (browser: Browser, id: string, path: string, body: object) => {
  const reply = await browser.post(`/api/player-progress/${id}/${path}`, body, { 'idempotency-key': randomUUID() })
  expect(reply.statusCode).toBe(200)
  return reply.json<Reply>()
}
const right = (count: number, from = 0) =>
  trivia.slice(from, from + count).map(({ id: questionId }) => ({ questionId, choice: 'Amoz' }))
const progressOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/player-progress/${id}`)).json<PlayerProgress>()
const answer = async (browser: Browser, question: string) =>
  (await browser.post('/api/evaluate', { userAnswer: 'Amoz', question: { id: question } })).json<{ id: string }>().id

test('87 calls in 1.1 seconds are practice, all of them: no rank, no board, no achievement', async () => {
  const { id, browser } = await signIn(app, { createdAt: new Date(clock() - 1_100) })
  const wide = { chaptersStudied: chapters, studyTime: 120 }
  const scores = questions.map(({ id: questionId }) => ({ questionId, score: 8 }))
  const evaluationIds = await Promise.all(questions.map((question) => answer(browser, question.id)))
  const calls = [
    ...Array.from({ length: 10 }, () => () => send(browser, id, 'update-trivia', { ...wide, answers: right(440) })),
    ...Array.from({ length: 10 }, () => () => send(browser, id, 'update-self-graded', { ...wide, scores })),
    ...Array.from({ length: 10 }, () => () => send(browser, id, 'update-ai-quiz', { ...wide, evaluationIds })),
    ...chapters.map(
      (chapter) => () =>
        send(browser, id, 'update', { studyTime: 120, chaptersStudied: [chapter], crosswordsCompleted: 1 }),
    ),
    ...Array.from({ length: 24 }, () => () => send(browser, id, 'update', { ...wide, crosswordsCompleted: 1 })),
  ]
  // The clock stands still. All wait for one player's row: the last of 87 at once would be refused as too late on a slow machine.
  for (let from = 0; from < calls.length; from += atOnce) {
    await Promise.all(calls.slice(from, from + atOnce).map((call) => call()))
  }
  const progress = await progressOf(browser, id)
  expect(progress).toMatchObject({ triviaQuestions: 4_400, totalCrosswordsCompleted: 57, triviaPointsEarned: 440_000 })
  expect(progress.chaptersExplored).toEqual(chapters)
  expect(progress).toMatchObject({
    counted: { questions: 0, selfGradedQuestions: 0, memoryPoints: 0, triviaPoints: 0, chapters: [] },
    rank: { tier: 'Starter', points: 0 },
    achievements: [],
  })
})

test('a child’s quick round counts in full, told at its end', async () => {
  const { id, browser } = await signIn(app, { createdAt: new Date(clock() - 45_000) })
  const { counted, progress } = await send(browser, id, 'update-trivia', { studyTime: 0.75, answers: right(25) })
  expect(counted).toEqual({ counted: 25, repeated: 0, tooFast: 0 })
  expect(progress).toMatchObject({
    counted: { questions: 25, triviaPoints: 2_500, studyTime: 45 },
    rank: { points: 5 },
    achievements: [{ id: 'questions-25' }],
  })
})

test('a marked question counts once a day, trivia once a season, and what is over it is told', async () => {
  const { id, browser } = await signIn(app)
  const quiz = async () => send(browser, id, 'update-ai-quiz', { evaluationIds: [await answer(browser, 'q0')] })
  const round = () => send(browser, id, 'update-trivia', { answers: right(3) })
  expect((await quiz()).counted).toEqual({ counted: 1, repeated: 0, tooFast: 0 })
  clock.pass(60)
  expect((await quiz()).counted).toEqual({ counted: 0, repeated: 1, tooFast: 0 })
  expect((await round()).counted.tooFast).toBe(3)
  clock.pass(60)
  expect((await round()).counted).toEqual({ counted: 3, repeated: 0, tooFast: 0 })
  clock.pass(24 * 3_600)
  expect((await quiz()).counted.counted).toBe(1)
  clock.pass(60)
  const last = await round()
  expect(last.counted).toEqual({ counted: 0, repeated: 3, tooFast: 0 })
  expect(last.progress).toMatchObject({ totalQuestionsAnswered: 12, counted: { questions: 5, triviaPoints: 300 } })
})

test('two calls at once count the same work once', async () => {
  const { id, browser } = await signIn(app)
  const evaluationIds = [await answer(browser, 'q1')]
  const again = [await answer(browser, 'q1')]
  const replies = await Promise.all([
    ...[evaluationIds, again, evaluationIds].map((ids) => send(browser, id, 'update-ai-quiz', { evaluationIds: ids })),
    ...[1, 2, 3].map(() => send(browser, id, 'update-trivia', { answers: right(2) })),
  ])
  expect(replies.reduce((sum, { counted }) => sum + counted.counted, 0)).toBeLessThanOrEqual(3)
  expect((await progressOf(browser, id)).counted.questions).toBeLessThanOrEqual(3)
})

test('a chapter counts with five counted answers or its crossword; another crossword that day is practice', async () => {
  const dayMs = 24 * 3_600_000
  // What follows takes half an hour by this clock and is over before the next midnight, whatever the time is now.
  clock.pass((dayMs - (clock() % dayMs)) / 1_000)
  const { id, browser } = await signIn(app)
  const quiz = async (ids: string[]) => {
    clock.pass(60)
    const evaluationIds = await Promise.all(ids.map((question) => answer(browser, question)))
    return (await send(browser, id, 'update-ai-quiz', { evaluationIds })).progress
  }
  expect((await quiz(['q0', 'q1', 'q2', 'q3'])).counted.chapters).toEqual([])
  const whole = await quiz(['q4'])
  expect(whole).toMatchObject({ counted: { chapters: [3] }, achievements: [{ id: 'first-chapter' }] })
  const crossword = { crosswordsCompleted: 1, chaptersStudied: [9], studyTime: 10 }
  clock.pass(600)
  expect((await send(browser, id, 'update', crossword)).progress.counted.chapters).toEqual([3, 9])
  clock.pass(600)
  expect((await send(browser, id, 'update', crossword)).counted).toEqual({ counted: 0, repeated: 1, tooFast: 0 })
})

test('what the statement counts is what the rule says, for whatever comes in whatever order', async () => {
  const now = clock()
  const event = fc.record({
    at: fc.integer({ min: now - 50 * 60_000, max: now }),
    needsMs: fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 12 }), async (events) => {
      const since = now - 55 * 60_000
      const { id: playerId } = await signIn(app, { createdAt: new Date(since) })
      let busy: Spans = []
      for (const { at, needsMs } of events) {
        const after = paceActions({ at, since, needsMs }, busy)
        busy = after.busy
        const work = { chapter: 1, triviaPoints: 0, memoryPoints: 0 }
        const actions = needsMs.map((needMs) => ({ ...work, subject: randomUUID(), needMs }))
        const occurredAt = new Date(at)
        const recorded = await recordProgress(db, {
          ...makeEvent({ playerId, seasonId, kind: 'trivia', occurredAt }),
          actions,
        })
        expect(recorded).toMatchObject({
          event: { counted: { counted: after.paced, tooFast: needsMs.length - after.paced } },
        })
      }
    }),
    { numRuns: 25 },
  )
})
