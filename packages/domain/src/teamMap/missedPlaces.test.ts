import type { MemoryState } from '@seraph/schema/review'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { missedPlaces } from './missedPlaces.ts'

const state = fc.constantFrom<MemoryState | undefined>('unseen', 'seen', 'recalled', 'kept', undefined)
const members = fc.array(fc.array(state, { minLength: 8, maxLength: 8 }), { maxLength: 5 })

test('only what somebody missed, and nothing that fewer missed before what more did', () => {
  fc.assert(
    fc.property(members, fc.nat(8), (rows, count) => {
      const missed = (place: number) => rows.filter((row) => row[place] === 'seen').length
      const found = missedPlaces(rows, count)
      const others = Array.from({ length: 8 }, (_, place) => place).filter((place) => !found.includes(place))
      expect(found).toEqual(found.toSorted((one, other) => one - other))
      expect(found.every((place) => missed(place) > 0)).toBe(true)
      if (found.length < count) expect(others.filter((place) => missed(place) > 0)).toEqual([])
      const least = Math.min(...found.map(missed))
      for (const place of others) expect(missed(place)).toBeLessThanOrEqual(least)
    }),
  )
})
