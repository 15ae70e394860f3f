import { expect, test } from 'vitest'

import { orderText } from './inOrderTexts.ts'

test('the order is told of two things or more, apart from what was recalled', () => {
  expect(orderText(1, 1)).toBe('')
  expect(orderText(2, 2)).toBe('Both in the right order.')
  expect(orderText(1, 2)).toBe('Their order is different: look below.')
  expect(orderText(3, 4)).toBe('3 of them in the right order.')
  expect(orderText(4, 4)).toBe('All 4 in the right order.')
})
