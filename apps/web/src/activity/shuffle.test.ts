import { expect, test } from 'vitest'

import { shuffle } from './shuffle.ts'

const items = ['a', 'b', 'c', 'd']

test('every item stays, once, and the list given is not touched', () => {
  expect(shuffle(items, Math.random).toSorted()).toEqual(items)
  expect(items).toEqual(['a', 'b', 'c', 'd'])
})

test('the order follows the random numbers', () => {
  expect(shuffle(items, () => 0)).toEqual(['d', 'c', 'b', 'a'])
  expect(shuffle(items, () => 0.999)).toEqual(items)
})

test('each place is as likely as any other', () => {
  const seen = new Map<string, number>()
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 4_000; round++) {
    const first = shuffle(items, random)[0] ?? ''
    seen.set(first, (seen.get(first) ?? 0) + 1)
  }
  for (const item of items) expect(seen.get(item)).toBeGreaterThan(850)
})

test('nothing and one item are left alone', () => {
  expect(shuffle([], Math.random)).toEqual([])
  expect(shuffle(['a'], Math.random)).toEqual(['a'])
})
