import { expect, test } from 'vitest'

import { addRows } from './addRows.ts'
import type { RowWord } from './addRows.ts'
import { readWord } from './readWord.ts'

const rowOf = (text: string, isNew = true): RowWord[] => text.split(' ').map((word) => ({ ...readWord(word), isNew }))
const placesOf = (row: readonly RowWord[], isOfChild = false): Set<number> => {
  const places = new Set<number>()
  addRows(row, isOfChild, (place) => places.add(place))
  return places
}

test('two words close by are the same pair with fillers between them', () => {
  const shared = [...placesOf(rowOf('cut the arm'))].filter((place) => placesOf(rowOf('cut my arm')).has(place))
  const apart = [...placesOf(rowOf('cut the arm'))].filter((place) => placesOf(rowOf('wave my hand')).has(place))
  expect(shared.length).toBeGreaterThan(apart.length)
})

test('the order of topics tells who does it to whom', () => {
  const [one, other] = [placesOf(rowOf('father hits me')), placesOf(rowOf('me hits father'))]
  expect([...one].some((place) => !other.has(place))).toBe(true)
})

test('known words alone add nothing, and one new word among them does', () => {
  expect(placesOf(rowOf('they wept at night', false)).size).toBe(0)
  const row = [...rowOf('they wept', false), ...rowOf('at'), ...rowOf('night', false)]
  expect(placesOf(row).size).toBeGreaterThan(0)
  expect(placesOf(row).size).toBeLessThan(placesOf(rowOf('they wept at night')).size)
})

test('where the child speaks of itself each word counts once more', () => {
  expect(placesOf(rowOf('i cry'), true).size).toBe(placesOf(rowOf('i cry')).size + 2)
})
