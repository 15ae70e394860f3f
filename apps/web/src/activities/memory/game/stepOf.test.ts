import { expect, test } from 'vitest'

import { stepOf } from './stepOf.ts'

test.each([
  [' ', '', 0],
  [' ', 'holy', 1],
  ['Enter', '', 1],
  ['Enter', 'holy', 1],
  ['Backspace', '', -1],
  ['Backspace', 'h', undefined],
  ['a', '', undefined],
])('%j in a box with %j leads %d further', (key, typed, step) => {
  expect(stepOf(key, typed)).toBe(step)
})
