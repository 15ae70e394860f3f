import { expect, test } from 'vitest'

import { actionOf, typedLetter } from './gridKeys.ts'

test.each([
  ['', 'a', 'A'],
  ['A', 'AB', 'B'],
  ['A', 'BA', 'B'],
  ['A', 'AA', 'A'],
  ['A', 'A', 'A'],
  ['A', '', undefined],
  ['', '7 ', undefined],
])('a square with %j that then holds %j was given %j', (before, value, letter) => {
  expect(typedLetter(before, value)).toBe(letter)
})

test('letters and Tab are not among the grid’s keys', () => {
  expect([actionOf('a'), actionOf('Tab')]).toEqual([undefined, undefined])
  expect(actionOf('ArrowUp')).toEqual({ type: 'move', rows: -1, columns: 0 })
})
