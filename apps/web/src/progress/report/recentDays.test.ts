import { expect, test } from 'vitest'

import { recentDays, weekday } from './recentDays.ts'

test('the last days up to today, over the end of a month, with zeros where nothing was done', () => {
  const days = [
    { date: '2026-02-27', studyTime: 60, questionsAnswered: 1 },
    { date: '2026-03-01', studyTime: 90, questionsAnswered: 2 },
  ]
  expect(recentDays({ days, today: '2026-03-02' }, 4)).toEqual([
    days[0],
    { date: '2026-02-28', studyTime: 0, questionsAnswered: 0 },
    days[1],
    { date: '2026-03-02', studyTime: 0, questionsAnswered: 0 },
  ])
})

test('weekdays count from Sunday', () => {
  expect(['2026-11-21', '2026-11-22', '1970-01-01'].map(weekday)).toEqual([6, 0, 4])
})
