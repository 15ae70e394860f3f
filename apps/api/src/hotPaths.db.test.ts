import { makeQuestion, makeSeason, makeTriviaQuestion } from '@seraph/db/testing/make'
import { expect, test } from 'vitest'

import type { Browser } from './testing/browser.ts'
import { signIn } from './testing/signIn.ts'
import { testApp } from './testing/testApp.ts'

const app = await testApp()
await makeSeason(app.db, { questions: [makeQuestion({ id: 'one' })], trivia: [makeTriviaQuestion({ id: 'two' })] })
await app.deps.seasons.refresh()
const player = await signIn(app)
const own = `/api/player-progress/${player.id}`
const question = { userAnswer: 'Amoz', question: { id: 'one' } }

const get = (url: string) => (browser: Browser) => browser.get(url)
const post = (url: string, body: object) => (browser: Browser) => browser.post(url, body)

/** What children's browsers ask most, and how many statements each is. */
const paths: [string, number, (browser: Browser) => ReturnType<Browser['get']>][] = [
  ['the season', 0, get('/api/season')],
  ['questions', 0, get('/api/questions/1')],
  ['trivia', 0, get('/api/trivia/1')],
  ['the session', 2, get('/api/session')],
  ['progress', 2, get(own)],
  ['the featured players', 2, get('/api/featured-players')],
  ['a first answer', 2, post('/api/evaluate', question)],
  ['the next answer', 1, post('/api/evaluate', question)],
  ['study time', 2, post(`${own}/update`, { chaptersStudied: [1], studyTime: 1 })],
  ['a quiz', 2, post(`${own}/update-ai-quiz`, { evaluationIds: [], studyTime: 1 })],
  ['a self-graded quiz', 2, post(`${own}/update-self-graded`, { scores: [{ questionId: 'one', score: 1 }] })],
  ['a trivia round', 2, post(`${own}/update-trivia`, { answers: [{ questionId: 'two', choice: 'Amoz' }] })],
]

test.each(paths)('%s: statements of a signed-in player', async (_name, count, ask) => {
  const before = app.statements()
  expect((await ask(player.browser)).statusCode).toBe(200)
  expect(app.statements() - before).toBe(count)
})
