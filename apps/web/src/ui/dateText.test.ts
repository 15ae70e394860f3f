import { expect, test } from 'vitest'

import { dateText } from './dateText.ts'

test('a day is told in words, the same in every time zone', () => {
  expect(dateText('2025-07-12')).toBe('July 12, 2025')
  expect(dateText('2026-01-01')).toBe('January 1, 2026')
})
