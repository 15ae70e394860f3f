import { expect, test } from 'vitest'

import { eventText } from './eventText.ts'

const area = { name: 'area event', date: '2027-01-16', days: 54, isOwn: false }

test.each([
  [area, '54 days until the area event, usually on January 16, 2027'],
  [{ ...area, isOwn: true, days: 1 }, '1 day until your club’s area event, on January 16, 2027'],
  [{ ...area, isOwn: true, days: 0 }, 'Today is your club’s area event!'],
  [{ ...area, days: 0 }, 'Today is the usual day of the area event!'],
])('%o', (event, expected) => {
  expect(eventText(event)).toBe(expected)
})
