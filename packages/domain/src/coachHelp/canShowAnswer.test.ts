import { expect, test } from 'vitest'

import { canShowAnswer } from './canShowAnswer.ts'

test.each([
  ['A seraph is a burning one: see 6:2.', true],
  ['', false],
  ['   ', false],
  ['x'.repeat(1_501), false],
  ['Look at https://example.org', false],
  ['Look at example.com', false],
  ['Write to a@b.org', false],
  ['Your code is MOO1A', false],
])('%.40s', (text, expected) => {
  expect(canShowAnswer(text)).toBe(expected)
})
