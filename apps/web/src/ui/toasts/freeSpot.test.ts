import { array, assert, boolean, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import { coveredBy, freeSpot, isFree, isWithin, leastCovering, type Box } from './freeSpot.ts'

const room = { left: 8, top: 8, right: 732, bottom: 352 }
const size = { width: 384, height: 64 }
const box = tuple(
  integer({ min: 0, max: 700 }),
  integer({ min: 0, max: 340 }),
  integer({ min: 1, max: 300 }),
  integer({ min: 1, max: 100 }),
).map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }))

test('wherever controls are, a toast lies within the screen and on none of them', () => {
  assert(
    property(array(box, { maxLength: 12 }), boolean(), (taken, isLow) => {
      const spot = freeSpot(size, room, taken, isLow)
      if (spot === undefined) return
      expect(isFree(spot, size, taken)).toBe(true)
      expect(isWithin(spot, size, room)).toBe(true)
    }),
  )
})

test('where no place is free it covers less than in either corner, and nothing at all where one is', () => {
  assert(
    property(array(box, { minLength: 1, maxLength: 12 }), boolean(), (taken, isLow) => {
      const spot = leastCovering(size, room, taken, isLow)
      if (spot === undefined) throw new Error('the room is larger than the box')
      expect(isWithin(spot, size, room)).toBe(true)
      const covered = coveredBy(spot, size, taken)
      for (const top of [room.top, room.bottom - size.height])
        expect(covered).toBeLessThanOrEqual(coveredBy({ left: room.right - size.width, top }, size, taken))
      if (freeSpot(size, room, taken, isLow) !== undefined) expect(covered).toBe(0)
    }),
  )
})

test('with nothing in the way it lies at the top, or at the lower right', () => {
  expect(freeSpot(size, room, [], false)).toEqual({ left: 348, top: 8 })
  expect(freeSpot(size, room, [], true)).toEqual({ left: 348, top: 288 })
})

test('above a button at the lower right, and nowhere on a screen that is one control', () => {
  const button = { left: 500, top: 300, right: 720, bottom: 348 }
  expect(freeSpot(size, room, [button], true)).toEqual({ left: 8, top: 288 })
  const bar = { left: 0, top: 300, right: 740, bottom: 360 }
  expect(freeSpot(size, room, [bar], true)).toEqual({ left: 348, top: 232 })
  expect(freeSpot(size, room, [{ left: 0, top: 0, right: 740, bottom: 360 }], true)).toBeUndefined()
})

test('a place on a phone on its side is none on the same phone upright', () => {
  expect(
    isWithin({ left: 348, top: 250 }, { width: 344, height: 64 }, { left: 8, top: 8, right: 352, bottom: 732 }),
  ).toBe(false)
})
