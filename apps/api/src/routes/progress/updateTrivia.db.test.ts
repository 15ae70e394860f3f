import { makeSeason, makeTriviaQuestion } from '@seraph/db/testing/make'
import { updateTrivia } from '@seraph/schema/http/progress'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db, deps, statements } = app

beforeAll(async () => {
  const trivia = ['one', 'two', 'three'].map((id) => makeTriviaQuestion({ id }))
  await makeSeason(db, { trivia: [...trivia, makeTriviaQuestion({ id: 'four', chapter: 4 })] })
  await deps.seasons.refresh()
})

const update = (browser: Browser, playerId: string, body: object, headers?: Record<string, string>) =>
  browser.post(`/api/player-progress/${playerId}/update-trivia`, body, headers)
const right = (questionId: string) => ({ questionId, choice: 'Amoz' })
const wrong = (questionId: string) => ({ questionId, choice: 'Ahaz' })
const event = (playerId: string) =>
  db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).executeTakeFirstOrThrow()

test('the server marks the answers, 100 points for each right one, whatever the client says of them', async () => {
  const { id, browser } = await signIn(app)
  const claims = { questionsAnswered: 99, accuracy: 100, triviaPoints: 9_900, chaptersStudied: [1], chapter: 2 }
  const before = statements()
  const reply = await update(browser, id, {
    ...claims,
    studyTime: 0.25,
    answers: [right('one'), wrong('two'), right('four')],
  })
  expect(statements() - before).toBe(2)
  expect(updateTrivia.reply.parse(reply.json()).progress).toMatchObject({
    totalQuestionsAnswered: 3,
    triviaQuestions: 3,
    triviaAccuracy: 67,
    objectiveAccuracy: 67,
    triviaPointsEarned: 200,
    totalStudyTime: 15,
    chaptersExplored: [1, 2, 4],
  })
  expect(await event(id)).toMatchObject({ kind: 'trivia', pointsEarned: 2, pointsPossible: 3, triviaPoints: 200 })
})

test('of several answers to one question the first counts', async () => {
  const { id, browser } = await signIn(app)
  const reply = await update(browser, id, { answers: [wrong('one'), right('one'), right('two')] })
  expect(reply.json()).toMatchObject({ progress: { triviaQuestions: 2, triviaAccuracy: 50, triviaPointsEarned: 100 } })
})

test('a documented payload without answers counts chapters and time only', async () => {
  const { id, browser } = await signIn(app)
  const body = { questionsAnswered: 5, chaptersStudied: [3], studyTime: 2, accuracy: 80, triviaPoints: 400, chapter: 3 }
  expect((await update(browser, id, body)).json()).toMatchObject({
    progress: {
      totalQuestionsAnswered: 0,
      triviaAccuracy: null,
      triviaPointsEarned: 0,
      chaptersExplored: [3],
      totalStudyTime: 120,
    },
  })
})

test('a repeat under the same key counts once; another body is refused', async () => {
  const { id, browser } = await signIn(app)
  const key = { 'idempotency-key': randomUUID() }
  const body = { answers: [right('one')] }
  const [first, again] = [await update(browser, id, body, key), await update(browser, id, body, key)]
  expect(again.json()).toEqual(first.json())
  expect(again.json()).toMatchObject({ progress: { triviaQuestions: 1 } })
  const other = await update(browser, id, { answers: [right('two')] }, key)
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'idempotency_key_reused' }])
})

test('a retired question still counts, an unknown one is not found, and nobody else may write', async () => {
  const { id, browser } = await signIn(app)
  await makeSeason(db, { hash: 'two', trivia: [makeTriviaQuestion({ id: 'one' })] })
  await deps.seasons.refresh()
  expect((await update(browser, id, { answers: [right('two')] })).json()).toMatchObject({
    progress: { triviaPointsEarned: 100 },
  })
  const unknown = await update(browser, id, { answers: [right('none')] })
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'question_not_found' }])
  expect((await update(app.browser(), id, {})).statusCode).toBe(401)
  const other = await signIn(app)
  expect((await update(other.browser, id, {})).statusCode).toBe(403)
})
