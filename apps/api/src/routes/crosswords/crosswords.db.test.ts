import { makeSeason } from '@seraph/db/testing/make'
import { getCrossword, listCrosswords } from '@seraph/schema/http/crosswords'
import { beforeAll, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'

const { db, deps, statements, browser } = await testApp({
  settings: { CROSSWORD_FRAMES: '2=https://puzzles.example/two?x=1 99=https://puzzles.example/none' },
})
const puzzle = {
  chapter: 1,
  width: 4,
  height: 1,
  entries: [
    {
      number: 1,
      direction: 'across' as const,
      row: 0,
      column: 0,
      answer: 'AMOZ',
      clue: 'Father of Isaiah',
      verse: 'Isaiah 1:1',
    },
  ],
}

beforeAll(async () => {
  await makeSeason(db, { crosswords: [puzzle] })
  await deps.seasons.refresh()
})

test('the chapters with a crossword are listed, with the operator’s address where there is one', async () => {
  const reply = await browser().get('/api/crosswords')
  expect(listCrosswords.reply.parse(reply.json())).toEqual({
    crosswords: [
      { chapter: 1, frameUrl: null },
      { chapter: 2, frameUrl: 'https://puzzles.example/two?x=1' },
    ],
  })
})

test('a crossword comes with its answers and an ETag, without the database', async () => {
  const before = statements()
  const reply = await browser().get('/api/crosswords/1')
  expect(getCrossword.reply.parse(reply.json())).toEqual(puzzle)
  const known = { headers: { 'if-none-match': String(reply.headers.etag) } }
  expect((await browser().get('/api/crosswords/1', known)).statusCode).toBe(304)
  expect(statements()).toBe(before)
})

test('a chapter without a crossword has none to be found; one outside the season is refused', async () => {
  const none = await browser().get('/api/crosswords/3')
  expect([none.statusCode, none.json()]).toMatchObject([404, { code: 'crossword_not_found' }])
  const outside = await browser().get('/api/crosswords/7')
  expect([outside.statusCode, outside.json()]).toMatchObject([400, { code: 'chapter_not_in_season' }])
})

test('a setting that is no list of chapters and addresses is refused at the start', async () => {
  await expect(testApp({ settings: { CROSSWORD_FRAMES: '6=ftp://a.example' } })).rejects.toThrow(
    /CROSSWORD_FRAMES.*ftp/,
  )
})
