import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { addPlace, beginPlaces, takePlaces } from './placeSet.ts'

test('has each place once, in the order in which they came, however many there are', () => {
  const place = fc.oneof(
    fc.nat({ max: (1 << 20) - 1 }),
    fc.nat({ max: 40 }).map((at) => at << 12),
  )
  fc.assert(
    fc.property(fc.array(fc.array(place, { maxLength: 3_000, size: 'max' }), { maxLength: 3 }), (texts) => {
      for (const places of texts) {
        beginPlaces()
        for (const one of places) addPlace(one)
        expect(takePlaces()).toEqual([...new Set(places)])
      }
    }),
    { numRuns: 30 },
  )
})
