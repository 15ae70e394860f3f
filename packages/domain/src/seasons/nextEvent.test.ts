import { array, assert, integer, option, property } from 'fast-check'
import { expect, test } from 'vitest'

import { dateOfDayNumber } from '../streaks/dateOfDayNumber.ts'
import { dayNumber } from '../streaks/dayNumber.ts'
import { nearerSeason } from './nearerSeason.ts'
import { nextEvent } from './nextEvent.ts'

const today = '2026-11-22'
const area = { level: 'area', date: '2027-01-16' }
const union = { level: 'union', date: '2027-03-27' }

test('days are counted over the turn of the year, an unknown date is passed over, and the day itself is 0', () => {
  expect(nextEvent([{ level: 'division', date: null }, union, area], today)).toEqual({ ...area, days: 55 })
  expect(nextEvent([area, union], '2027-01-16')?.days).toBe(0)
  expect(nextEvent([area, union], '2027-01-17')?.level).toBe('union')
  expect(nextEvent([area], '2027-01-17')).toBeUndefined()
})

const days = array(option(integer({ min: -400, max: 400 })), { maxLength: 5 }).map((offsets) =>
  offsets.map((offset) => ({ date: offset === null ? null : dateOfDayNumber(dayNumber(today) + offset) })),
)

test('no event to come is nearer than the next one, and it is never over', () => {
  assert(
    property(days, (events) => {
      const next = nextEvent(events, today)
      const coming = events.flatMap(({ date }) => (date !== null && date >= today ? [date] : [])).toSorted()
      expect(next?.date).toBe(coming[0])
    }),
  )
})

test('another season is named only where its next event is truly nearer', () => {
  assert(
    property(days, days, days, (own, ...others) => {
      const seasons = [own, ...others].map((events, at) => ({ id: `s${at}`, events }))
      const near = nearerSeason(seasons, 's0', today)
      const next = seasons.map(({ events }) => nextEvent(events, today)?.days ?? Infinity)
      const [first = Infinity, ...rest] = next
      if (near === undefined) expect(Math.min(...rest)).toBeGreaterThanOrEqual(first)
      else expect(near.event.days).toBe(Math.min(...next))
      if (near !== undefined) expect(near.event.days).toBeLessThan(first)
    }),
  )
})
