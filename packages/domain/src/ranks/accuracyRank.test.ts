import { expect, test } from 'vitest'
import { accuracyRank, accuracyTone } from './accuracyRank.ts'

test('a rank begins at its percent', () => {
  expect([100, 99, 90, 89, 80, 79, 70, 69, 60, 59, 0].map(accuracyRank)).toEqual([
    'Legendary',
    'Masterful',
    'Masterful',
    'Excellent',
    'Excellent',
    'Good',
    'Good',
    'Good Participation',
    'Good Participation',
    'Keep Practicing',
    'Keep Practicing',
  ])
})

test('progress is coloured at 85 and 70, quizzes at 80 and 60', () => {
  expect([85, 84, 70, 69].map((percent) => accuracyTone(percent, 'progress'))).toEqual(['good', 'fair', 'fair', 'bad'])
  expect([80, 79, 60, 59].map((percent) => accuracyTone(percent, 'quiz'))).toEqual(['good', 'fair', 'fair', 'bad'])
})
