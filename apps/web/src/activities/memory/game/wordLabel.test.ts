import { expect, test } from 'vitest'

import { wordLabel } from './wordLabel.ts'

test('a box tells its place, its letters and the first of them; a right word tells itself', () => {
  expect(wordLabel('“Ldor’s', '“Lord’s', { at: 2, count: 20 }, 'neutral')).toBe(
    'Word 3 of 20: letters L D O R S, begins with L',
  )
  expect(wordLabel('Ot', 'To', { at: 0, count: 1 }, 'incorrect')).toBe('Word 1 of 1: letters O T, begins with T')
  expect(wordLabel('12', '12', { at: 0, count: 1 }, 'neutral')).toBe('Word 1 of 1: letters 1 2')
  expect(wordLabel('Ot', 'To', { at: 0, count: 1 }, 'correct')).toBe('Word 1 of 1: To, right')
})
