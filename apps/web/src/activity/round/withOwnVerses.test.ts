import { expect, test } from 'vitest'

import { wholeWish } from './roundWish.ts'
import { withOwnVerses } from './withOwnVerses.ts'

const chapterOf = (chapter: number, verses: number) => ({
  ordinal: chapter,
  book: 'Isaiah',
  chapter,
  label: `Isaiah ${chapter}`,
  verses,
})
const season = {
  chapters: [chapterOf(1, 5), chapterOf(2, 4), chapterOf(3, 3), chapterOf(4, 2)],
  questionChapters: [1, 2, 4],
}
const before = { chapters: new Set([4]), places: new Set([13]), wish: { ...wholeWish, size: '10' as const } }

test('own verses are chosen by their chapters; of one that is theirs in part those verses are marked, whatever stood there', () => {
  const chosen = withOwnVerses(before, { from: { chapter: 1, verse: 4 }, to: { chapter: 3, verse: 2 } }, season)
  expect(chosen).toEqual({ chapters: new Set([1, 2]), places: new Set([3, 4]), wish: before.wish })
})

test('verses that begin and end within one chapter are marked alone', () => {
  const own = { from: { chapter: 2, verse: 2 }, to: { chapter: 2, verse: 3 } }
  expect(withOwnVerses(before, own, season)).toMatchObject({ chapters: new Set([2]), places: new Set([6, 7]) })
})
