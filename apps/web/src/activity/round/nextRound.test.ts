import { expect, test } from 'vitest'

import { chaptersNext, todayNext } from './nextRound.ts'

const season = {
  chapters: [
    { ordinal: 1, book: 'Isaiah', chapter: 1, label: 'Isaiah 1', verses: 31 },
    { ordinal: 2, book: 'Isaiah', chapter: 2, label: 'Isaiah 2', verses: 22 },
    { ordinal: 3, book: 'Isaiah', chapter: 3, label: 'Isaiah 3', verses: 26 },
  ],
  questionChapters: [1, 2],
}

test('what was only known again is offered from memory, the verses of its chapters alone', () => {
  expect(chaptersNext(season, [2], false)).toMatchObject({
    text: 'Isaiah 2 from memory',
    to: '/practice?round=mixed&places=31-52',
  })
  expect(chaptersNext(season, [1, 2, 3], true)).toMatchObject({
    text: 'These 2 chapters from memory',
    to: '/practice?round=mixed&places=0-52',
  })
})

test('where nothing of it is asked, and after what rates memory, it is the day’s round', () => {
  expect(chaptersNext(season, [3], false)).toEqual(todayNext(false))
  expect(todayNext(false)).toMatchObject({ text: 'Today’s questions', to: '/practice?round=today' })
  expect(todayNext(true).text).toBe('Five short questions')
})
