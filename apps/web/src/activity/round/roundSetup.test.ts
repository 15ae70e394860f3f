import type { Season } from '@seraph/schema/season'
import { array, assert, constantFrom, nat, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'

import { askedPlaces, readSetup, setupParams, withChapters } from './roundSetup.ts'
import { wholeWish } from './roundWish.ts'

const season: Pick<Season, 'chapters' | 'questionChapters'> = {
  chapters: [3, 5, 4].map((verses, at) => ({
    ordinal: at + 1,
    label: `Mark ${at + 1}`,
    book: 'Mark',
    chapter: at + 1,
    verses,
  })),
  questionChapters: [1, 2, 3],
}
const setups = [
  subarray([1, 2, 3]),
  array(nat(11)),
  constantFrom('all' as const, '5' as const, '20' as const),
  constantFrom('' as const, '2,3' as const),
] as const
const setupOf = (chapters: number[], places: number[], size: 'all' | '5' | '20', points: '' | '2,3') =>
  withChapters(
    { chapters: new Set(), places: new Set(places), wish: { ...wholeWish, size, points } },
    new Set(chapters),
    season,
  )

test('the address keeps all of a setup, and only what is chosen', () => {
  assert(
    property(...setups, (chapters, places, size, points) => {
      const setup = setupOf(chapters, places, size, points)
      const params = setupParams(setup)
      expect(readSetup(new URLSearchParams(params.toString()), season)).toEqual(setup)
    }),
  )
  expect(setupParams(setupOf([], [], 'all', '')).toString()).toBe('')
})

test('an address that says what can’t be chosen chooses nothing of it', () => {
  const read = readSetup(new URLSearchParams('chapters=2,9,x&places=1-4,40,y&size=7&kinds=nonsense'), season)
  expect(read).toEqual({ chapters: new Set([2]), places: new Set([3, 4]), wish: wholeWish })
})

test('a marked chapter is asked by its marked verses, another one whole', () => {
  assert(
    property(...setups, (chapters, places, size, points) => {
      const setup = setupOf(chapters, places, size, points)
      const asked = askedPlaces(setup, season)
      if (setup.places.size === 0) expect(asked).toBeUndefined()
      else {
        const { places: all } = readSetup(new URLSearchParams({ chapters: '1,2,3', places: asked ?? '' }), season)
        for (const { ordinal, verses } of season.chapters) {
          const first = [0, 3, 8][ordinal - 1] ?? 0
          const own = Array.from({ length: verses }, (_, at) => first + at)
          const marked = own.filter((place) => setup.places.has(place))
          const wanted = !chapters.includes(ordinal) ? [] : marked.length > 0 ? marked : own
          expect(own.filter((place) => all.has(place))).toEqual(wanted)
        }
      }
    }),
  )
})
