import { expect, test } from 'vitest'

import { ownGroups } from './ownGroups.ts'

const chapter = (book: string, ordinal: number, number: number) => ({
  ordinal,
  book,
  chapter: number,
  label: `${book} ${number}`,
  verses: 9,
})
const namesOf = (...given: Parameters<typeof ownGroups>) =>
  ownGroups(...given).map(({ name, chapters }) => [name, chapters.map(({ ordinal }) => ordinal)])
const versesOf = (first: number, last: number) => ({
  from: { chapter: first, verse: 5 },
  to: { chapter: last, verse: 1 },
  parts: 0,
  kept: 0,
  step: null,
})
const one = {
  books: [{ name: 'Isaiah' }],
  chapters: [1, 2, 3, 4].map((ordinal) => chapter('Isaiah', ordinal, ordinal)),
}
const two = {
  books: [{ name: 'Mark' }, { name: 'John' }],
  chapters: [chapter('Mark', 1, 1), chapter('Mark', 2, 2), chapter('John', 3, 1), chapter('John', 4, 2)],
}

test('the chapters of a child’s own verses stand first, once (rule 198)', () => {
  const own = versesOf(2, 3)
  expect(namesOf(one, own)).toEqual([
    ['My verses in Isaiah', [2, 3]],
    ['Isaiah', [1, 4]],
  ])
  expect(namesOf(two, own)).toEqual([
    ['My verses in Mark', [2]],
    ['My verses in John', [3]],
    ['Mark', [1]],
    ['John', [4]],
  ])
})

test('where nothing is divided, or all is one’s own, there is one group a book', () => {
  expect(namesOf(one, null)).toEqual([['Isaiah', [1, 2, 3, 4]]])
  expect(namesOf(two, undefined)).toEqual([
    ['Mark', [1, 2]],
    ['John', [3, 4]],
  ])
  expect(namesOf(one, versesOf(1, 4))).toEqual([['My verses in Isaiah', [1, 2, 3, 4]]])
})
