import { array, assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'

import { nad2023 } from './eventProfile.ts'
import { placeAlone } from './placeAlone.ts'

const score = nat({ max: 250 })
const others = array(score, { minLength: 1, maxLength: 8 })

test('a place goes by whole numbers of the best score, one’s own among them', () => {
  assert(
    property(score, others, (own, scores) => {
      const place = placeAlone(nad2023, { score: own, possible: 250, others: scores })
      const top = Math.max(own, ...scores)
      if (top === 0) expect(place).toBeUndefined()
      else expect(place).toBe(100 * own >= 90 * top ? 1 : 100 * own >= 80 * top ? 2 : 3)
    }),
  )
})

test('nobody’s place gets better by another’s score, or worse by a point more of one’s own', () => {
  assert(
    property(score, others, score, (own, scores, more) => {
      const place = (mine: number, all: readonly number[]) =>
        placeAlone(nad2023, { score: mine, possible: 251, others: all }) ?? 3
      expect(place(own, [...scores, more])).toBeGreaterThanOrEqual(place(own, scores))
      expect(place(own + 1, scores)).toBeLessThanOrEqual(place(own, scores))
    }),
  )
})

test('where nobody else has finished the set, the full score is what is compared with', () => {
  assert(
    property(integer({ min: 1, max: 250 }), score, (possible, own) => {
      const mine = Math.min(own, possible)
      const place = placeAlone(nad2023, { score: mine, possible, others: [] })
      expect(place).toBe(placeAlone(nad2023, { score: mine, possible, others: [possible] }))
    }),
  )
  const of20 = (mine: number) => placeAlone(nad2023, { score: mine, possible: 20, others: [] })
  expect([20, 18, 17, 16, 15, 0].map(of20)).toEqual([1, 1, 2, 2, 3, 3])
})
