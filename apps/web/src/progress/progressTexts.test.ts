import { expect, test } from 'vitest'

import { amountText } from '../language/amountText.ts'
import { dayText } from '../language/dayTexts.ts'
import { countText, percentText, studyTimeText } from './progressTexts.ts'

test('study time is told in hours and minutes', () => {
  expect([0, 59, 60, 3_599, 3_600, 12_345].map(studyTimeText)).toEqual([
    '0 min',
    '< 1 min',
    '1 min',
    '59 min',
    '1 h 0 min',
    '3 h 25 min',
  ])
})

test('nothing is an underscore', () => {
  expect([countText(0), countText(1_200), percentText(null), percentText(0), percentText(86)]).toEqual([
    '_',
    '1,200',
    '_',
    '0%',
    '86%',
  ])
})

test('days and amounts', () => {
  expect(dayText('2026-11-20')).toBe('Nov 20, 2026')
  expect([amountText(1, 'day'), amountText(2, 'day'), amountText(1, 'quiz', 'quizzes')]).toEqual([
    '1 day',
    '2 days',
    '1 quiz',
  ])
})
