import { expect, test } from 'vitest'

import type { OpenSeason } from '../../season/openSeason.ts'
import { preparedDay } from './preparedDay.ts'

const events = [
  { level: 'area', name: 'area event', date: '2027-01-16' },
  { level: 'conference', name: 'conference event', date: '2027-02-20' },
  { level: 'division', name: 'division event', date: null },
]
const open = { season: { events, endsOn: '2027-12-31' } } as unknown as OpenSeason
const day = (today: string, eventDays = {}) => {
  const { event, at } = preparedDay(open, { eventDays }, today)
  return [event?.name, event?.days, event?.isOwn, new Date(at).toISOString().slice(0, 10)]
}

test('one prepares for the club’s next event, by its own day where the coach set one', () => {
  expect(day('2026-11-23')).toEqual(['area event', 54, false, '2027-01-16'])
  expect(day('2026-11-23', { area: '2027-01-09' })).toEqual(['area event', 47, true, '2027-01-09'])
  expect(day('2027-01-17')).toEqual(['conference event', 34, false, '2027-02-20'])
})

test('a club that doesn’t go prepares for the next one, and after the last for the end of the season', () => {
  expect(day('2026-11-23', { area: null })).toEqual(['conference event', 89, false, '2027-02-20'])
  expect(day('2027-03-01')).toEqual([undefined, undefined, undefined, '2027-12-31'])
})
