import { array, assert, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { firstOf } from './firstOf.ts'

test('the first of things are those with which all of them begin once they are sorted', () => {
  assert(
    property(array(record({ weight: nat({ max: 5 }), name: nat() })), nat({ max: 12 }), (things, count) => {
      const order = (one: { weight: number }, other: { weight: number }): number => one.weight - other.weight
      expect(firstOf(things, count, order)).toEqual(things.toSorted(order).slice(0, count))
      expect(firstOf(things, Infinity, order)).toEqual(things.toSorted(order))
    }),
  )
})
