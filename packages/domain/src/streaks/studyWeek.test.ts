import { expect, test } from 'vitest'

import { studyWeek } from './studyWeek.ts'

/** The week up to the 22nd as one letter a day. */
const week = (...days: number[]): string =>
  studyWeek(
    days.map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    '2026-11-22',
  )
    .map(({ was }) => was[0])
    .join('')

test.each([
  ['nothing yet', [], 'mmmmmmo'],
  ['a day that is bridged', [16, 17, 18, 19, 20, 22], 'sssssrs'],
  ['yesterday missed, today still open', [18, 19, 20], 'mmsssro'],
  ['two in a row end it', [17, 18, 21], 'mssmmso'],
  ['every day', [15, 16, 17, 18, 19, 20, 21, 22], 'sssssss'],
  ['a day before the first is no rest', [20, 21, 22], 'mmmmsss'],
])('%s', (_what, days, expected) => {
  expect(week(...days)).toBe(expected)
})

test('the days are the last seven, today the last', () => {
  expect(studyWeek([], '2026-11-22').map(({ date }) => date.slice(8))).toEqual([
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
  ])
})
