import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ownChapters } from './ownChapters.ts'
import { verseAtPlace } from './verseRow.ts'

const chapters = [31, 22, 26].map((verses, at) => ({ ordinal: at + 1, verses }))
const length = 79

test('a member’s chapters are those of its verses, and no others', () => {
  fc.assert(
    fc.property(fc.nat(length - 1), fc.integer({ min: 1, max: length }), (from, count) => {
      const to = Math.min(length, from + count)
      const pieces = [{ member: 'one', from, to, isPinned: false }]
      const places = Array.from({ length: to - from }, (_, at) => from + at)
      const expected = [...new Set(places.map((place) => verseAtPlace(chapters, place).chapter))]
      expect(ownChapters(chapters, pieces, 'one')).toEqual(expected)
      expect(ownChapters(chapters, pieces, 'another')).toEqual([])
    }),
  )
})
