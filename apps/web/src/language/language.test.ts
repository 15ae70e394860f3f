import { expect, test } from 'vitest'

import { amountText } from './amountText.ts'
import { dayText, longDayText, weekdayLetter } from './dayTexts.ts'
import { listText } from './listText.ts'
import { numberText, tenthText } from './numberText.ts'
import { percentText } from './percentText.ts'

test('numbers, amounts, percents and rows as they are written in English', () => {
  expect([numberText(12_000), tenthText(24.55)]).toEqual(['12,000', '24.6'])
  expect([0, 1, 2, 1_200].map((count) => amountText(count, 'day'))).toEqual(['0 days', '1 day', '2 days', '1,200 days'])
  expect(amountText(2, 'answer is', 'answers are')).toBe('2 answers are')
  expect([percentText(78), percentText(null), percentText(null, '_')]).toEqual(['78%', '–', '_'])
  expect(listText(['2 answers', '1 crossword'])).toBe('2 answers and 1 crossword')
})

test('a day is told in words, the same in every time zone', () => {
  expect(['2025-07-12', '2026-01-01'].map(longDayText)).toEqual(['July 12, 2025', 'January 1, 2026'])
  expect([dayText('2026-11-20'), weekdayLetter('2026-11-20')]).toEqual(['Nov 20, 2026', 'F'])
})
