import { array, assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'

import { assignmentInForce, isWholeAssignment } from './assignmentInForce.ts'
import { planAssignment } from './planAssignment.ts'
import { placeOfVerse, placesCited, rowLength, verseAtPlace } from './verseRow.ts'

const chapters = array(integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }).map((counts) =>
  counts.map((verses, at) => ({ ordinal: at + 1, verses })),
)

test('a verse has one place, and the place that verse', () => {
  assert(
    property(chapters, nat(), (row, at) => {
      const place = at % rowLength(row)
      const { chapter, verse } = verseAtPlace(row, place)
      expect(placeOfVerse(row, chapter, verse)).toBe(place)
    }),
  )
})

test('a citation names its verses, and nothing where it can’t be read or isn’t there', () => {
  const row = [
    { ordinal: 1, verses: 31 },
    { ordinal: 2, verses: 22 },
  ]
  expect(placesCited(row, 2, 'Isaiah 2:1')).toEqual([31])
  expect(placesCited(row, 1, 'Isaiah 1:2-4')).toEqual([1, 2, 3])
  expect(placesCited(row, 1, 'Isaiah 1:30–33')).toEqual([29, 30])
  expect(placesCited(row, 3, 'Isaiah 3:1')).toEqual([])
  expect(placesCited(row, 1, 'the vision')).toEqual([])
})

test('an assignment holds while the members are the same, and is whole again after one left', () => {
  const loads = Array.from({ length: 40 }, (_, at) => 1 + (at % 5))
  const stored = planAssignment(loads, ['a', 'b', 'c', 'd'])
  expect(assignmentInForce(stored, loads, ['d', 'c', 'b', 'a'])).toBe(stored)
  const after = assignmentInForce(stored, loads, ['a', 'b', 'd'])
  expect(isWholeAssignment(after, 40, ['a', 'b', 'd'])).toBe(true)
  expect(assignmentInForce(stored, loads, [])).toEqual([])
  expect(isWholeAssignment(stored, 40, ['a', 'b', 'c'])).toBe(false)
  expect(isWholeAssignment(stored.slice(1), 40, ['b', 'c', 'd'])).toBe(false)
})
