import { expect, test } from 'vitest'

import { copyrightText } from './copyrightText.ts'

test.each([2025, 2026, 2031])('the line tells the present year, %d', (year) => {
  expect(copyrightText('© {year} Seraph.', Date.UTC(year, 5, 1))).toBe(`© ${year} Seraph.`)
})

test('a line without a year stays as it is', () => {
  expect(copyrightText('Made by us.', 0)).toBe('Made by us.')
})
