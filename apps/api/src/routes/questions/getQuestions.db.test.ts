import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { getQuestions } from '@seraph/schema/http/questions'
import { beforeAll, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { db, deps, statements, browser } = await testApp()
const kings = makeQuestion({
  id: 'kings',
  verse: 'Isaiah 1:1',
  type: 'list',
  points: 2,
  question: 'Which two kings?',
  hint: 'Two names',
  parts: [{ text: 'Uzziah', accept: ['Azariah'] }, { text: 'Jotham' }],
})

beforeAll(async () => {
  await makeSeason(db, { hash: 'one', questions: [kings, makeQuestion({ id: 'other', chapter: 2 })] })
  await deps.seasons.refresh()
})

const shown = {
  id: 'kings',
  chapter: 1,
  verse: 'Isaiah 1:1',
  type: 'list',
  points: 2,
  question: 'Which two kings?',
  hint: 'Two names',
}

test('a chapter’s questions come with hints, and with answers only where they are asked for', async () => {
  const plain = await browser().get('/api/questions/1')
  expect(getQuestions.reply.parse(plain.json())).toEqual(plain.json())
  expect(plain.json()).toEqual({ questions: [shown] })
  expect(plain.body).not.toContain('Jotham')
  const answered = await browser().get('/api/questions/1?answers=true')
  expect(getQuestions.reply.parse(answered.json())).toEqual(answered.json())
  expect(answered.json()).toEqual({ questions: [{ ...shown, answer: ['Uzziah', 'Jotham'] }] })
  expect(answered.body).not.toContain('Azariah')
})

test('a chapter without questions has none; one outside the season is refused', async () => {
  expect((await browser().get('/api/questions/6')).json()).toEqual({ questions: [] })
  for (const chapter of ['7', '999']) {
    const refused = await browser().get(`/api/questions/${chapter}`)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'chapter_not_in_season' }])
  }
  expect((await browser().get('/api/questions/zero')).json()).toMatchObject({ code: 'invalid_request' })
})

test('every variant has an ETag of its own', async () => {
  const tags = await Promise.all(
    ['/api/questions/1', '/api/questions/1?answers=true', '/api/questions/2'].map(
      async (url) => (await browser().get(url)).headers.etag,
    ),
  )
  expect(new Set(tags).size).toBe(3)
  const known = await browser().get('/api/questions/1', { headers: { 'if-none-match': String(tags[0]) } })
  expect(known.statusCode).toBe(304)
})

test('a question that is gone from the pack is not served any more', async () => {
  await makeSeason(db, { hash: 'two', questions: [makeQuestion({ id: 'other', chapter: 2 })] })
  await deps.seasons.refresh()
  expect((await browser().get('/api/questions/1')).json()).toEqual({ questions: [] })
})

test('no request asks the database', () => {
  expect(statements()).toBe(0)
})
