import { makeSeason, makeTriviaQuestion } from '@seraph/db/testing/make'
import { getTrivia } from '@seraph/schema/http/trivia'
import { beforeAll, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { db, deps, statements, browser } = await testApp()
const son = makeTriviaQuestion({ id: 'isa-1-t1' })

beforeAll(async () => {
  await makeSeason(db, { hash: 'one', trivia: [son, makeTriviaQuestion({ id: 'isa-2-t1', chapter: 2 })] })
  await deps.seasons.refresh()
})

test('a chapter’s trivia comes with its answers, the choices in alphabetical order', async () => {
  const reply = await browser().get('/api/trivia/1')
  expect(getTrivia.reply.parse(reply.json())).toEqual(reply.json())
  expect(reply.json()).toEqual({ questions: [son] })
})

test('a chapter without trivia has none; one outside the season is refused', async () => {
  expect((await browser().get('/api/trivia/6')).json()).toEqual({ questions: [] })
  const refused = await browser().get('/api/trivia/7')
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'chapter_not_in_season' }])
})

test('a browser that has it is not sent it again, and no request asks the database', async () => {
  const before = statements()
  const first = await browser().get('/api/trivia/1')
  const known = { headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await browser().get('/api/trivia/1', known)).statusCode).toBe(304)
  expect((await browser().get('/api/trivia/2', known)).statusCode).toBe(200)
  expect(statements()).toBe(before)
})

test('a question that is gone from the pack is not served any more', async () => {
  await makeSeason(db, { hash: 'two', trivia: [makeTriviaQuestion({ id: 'isa-2-t1', chapter: 2 })] })
  await deps.seasons.refresh()
  expect((await browser().get('/api/trivia/1')).json()).toEqual({ questions: [] })
})
