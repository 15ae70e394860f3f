import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { ageReviews } from '@seraph/db/testing/reviewLog'
import { Today, getRound, getStandings } from '@seraph/schema/http/today'
import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const { db, deps, statements, browser } = await testApp()
const app = { db, browser }

/** Twelve questions, four a chapter, of two parts each. */
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
  await makeSeason(db, { questions, public: { ...makeSeasonPublic(6), endsOn: '2999-12-31' } })
  await deps.seasons.refresh()
})

const dayOf = async (page: Browser) => Today.parse((await page.get('/api/today')).json())
const roundOf = async (page: Browser, query = '') =>
  getRound.reply.parse((await page.get(`/api/round?${query}`)).json()).questions.map(({ id }) => id)
const answer = async (page: Browser, id: string, userAnswer: string, over: object = {}) => {
  const reply = await page.post('/api/evaluate', { userAnswer, question: { id }, ...over })
  expect(reply.statusCode).toBe(200)
}
test('a new player has a round of new questions from the first chapter; two statements', async () => {
  const { browser: page } = await signIn(app)
  const before = statements()
  const day = await dayOf(page)
  expect(statements() - before).toBe(2)
  expect(day).toMatchObject({
    goal: 'middle',
    round: { questions: 10, due: 0, new: 10, minutes: 6 },
    answered: 0,
    isDone: false,
    streak: { days: 0 },
    parts: { unseen: 24, seen: 0, recalled: 0, kept: 0 },
    missed: 0,
    unmet: 12,
    shortfall: null,
    rooms: [],
  })
  expect(day.chapters).toEqual(Array.from({ length: 6 }, () => 'unseen'))
  expect(await roundOf(page)).toHaveLength(10)
})

test('what was missed comes back the next day, what was known is kept after two recalls two days apart', async () => {
  const { id, browser: page } = await signIn(app)
  await page.patch('/api/today/goal', { goal: 'small' })
  await answer(page, 'q0', 'Amoz and Jotham')
  await answer(page, 'q1', 'Amoz')
  expect(await dayOf(page)).toMatchObject({
    goal: 'small',
    answered: 2,
    isDone: false,
    round: { questions: 3, due: 0, new: 3 },
    parts: { unseen: 20, seen: 1, recalled: 3, kept: 0 },
    missed: 1,
  })
  expect(await roundOf(page, 'of=missed')).toEqual(['q1'])
  await ageReviews(db, id, 72)
  expect((await dayOf(page)).answered).toBe(0)
  expect(await roundOf(page)).toContain('q1')
  await answer(page, 'q0', 'Jotham, Amoz')
  await answer(page, 'q1', 'Jotham, Amoz')
  expect(await dayOf(page)).toMatchObject({ parts: { unseen: 20, seen: 0, recalled: 1, kept: 3 }, missed: 0 })
  const standings = getStandings.reply.parse((await page.get('/api/round/standings?questions=q0,q1')).json())
  expect(standings.questions.map(({ parts }) => parts.map(({ part, state }) => [part, state]))).toEqual([
    [
      ['Amoz', 'kept'],
      ['Jotham', 'kept'],
    ],
    [
      ['Amoz', 'kept'],
      ['Jotham', 'recalled'],
    ],
  ])
  expect(standings.chapters).toEqual([{ chapter: 1, kept: 3, parts: 8 }])
  for (const { parts } of standings.questions)
    for (const { dueAt } of parts) expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.now())
})

test('an answer that was helped is to be learnt again; practice is rated nowhere; a day that is done offers more', async () => {
  const { id, browser: page } = await signIn(app)
  await page.patch('/api/today/goal', { goal: 'small' })
  await answer(page, 'q0', 'Amoz and Jotham', { recall: 'helped' })
  await answer(page, 'q1', 'Amoz and Jotham', { recall: 'practice' })
  expect(await dayOf(page)).toMatchObject({ answered: 1, missed: 1, parts: { seen: 2, recalled: 0 }, unmet: 11 })
  for (const at of [2, 3, 4, 5]) await answer(page, `q${at}`, 'Amoz and Jotham')
  expect(await dayOf(page)).toMatchObject({ answered: 5, isDone: true, round: { questions: 5, new: 5 } })
  expect((await findReviewState(db, id, '2026-isaiah')).log).toHaveLength(5)
})

test('a round keeps to its chapters, kinds and points, and only new ones are new', async () => {
  const { browser: page } = await signIn(app)
  await answer(page, 'q4', 'nothing at all')
  expect((await roundOf(page, 'of=new&size=all&chapters=2')).toSorted()).toEqual(['q5', 'q6', 'q7'])
  expect((await roundOf(page, 'of=mixed&size=all&chapters=2,3&kinds=recall&points=2')).toSorted()).toEqual(
    ['q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11'].toSorted(),
  )
  expect(await roundOf(page, 'of=mixed&size=all&verses=Isaiah 3:1,Isaiah 3:2')).toHaveLength(2)
  expect(await roundOf(page, 'of=mixed&points=1')).toEqual([])
  expect((await page.get('/api/round?kinds=nonsense')).statusCode).toBe(400)
  expect((await page.get('/api/round?chapters=1;drop')).statusCode).toBe(400)
})

test('a guest gets five at once, of different chapters, without answers; the day is a player’s alone', async () => {
  const guest = browser()
  const { questions: round } = getRound.reply.parse((await guest.get('/api/round')).json())
  expect(round).toHaveLength(5)
  expect(new Set(round.slice(0, 3).map(({ chapter }) => chapter)).size).toBe(3)
  expect(round.every(({ answer: given }) => given === undefined)).toBe(true)
  expect((await guest.get('/api/today')).statusCode).toBe(401)
})
