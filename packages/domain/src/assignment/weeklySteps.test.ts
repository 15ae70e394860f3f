import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { stepStanding } from './stepStanding.ts'
import { clubDays, weeklySteps } from './weeklySteps.ts'

const saturday = 6
const days = { since: '2026-11-23', until: '2027-01-16', clubDay: saturday }

test('club days run from the next one to a week before the event', () => {
  const found = clubDays(days)
  expect([found[0], found.at(-1), found.length]).toEqual(['2026-11-28', '2027-01-09', 7])
  expect(clubDays({ ...days, since: '2026-11-28' })[0]).toBe('2026-12-05')
  expect(clubDays({ ...days, clubDay: 0 })[0]).toBe('2026-11-29')
  expect(clubDays({ ...days, since: '2027-01-11' })).toEqual(['2027-01-15'])
  expect(clubDays({ ...days, since: '2027-01-15' })).toEqual([])
  expect(clubDays({ ...days, since: '2027-02-01' })).toEqual([])
})

const piece = (from: number, to: number) => ({ member: 'm', from, to, isPinned: false })
const loads = fc.array(fc.nat(9), { minLength: 1, maxLength: 80 })

test('every verse has one step, in order, each step a verse, and none much more than its share', () => {
  fc.assert(
    fc.property(loads, fc.nat(6), (weights, clubDay) => {
      const steps = weeklySteps([piece(0, weights.length)], weights, { ...days, clubDay })
      expect(steps.flatMap(({ places }) => places)).toEqual(weights.map((_, place) => place))
      expect(steps.every(({ places }) => places.length > 0)).toBe(true)
      expect(steps.map(({ by }) => by)).toEqual(clubDays({ ...days, clubDay }).slice(0, weights.length))
    }),
  )
  const even = weeklySteps([piece(0, 70)], Array<number>(70).fill(3), days)
  expect(even.map(({ places }) => places.length)).toEqual([10, 10, 10, 10, 10, 10, 10])
  const two = weeklySteps([piece(0, 7), piece(20, 27)], Array<number>(30).fill(1), days)
  expect(two[3]?.places).toEqual([6, 20])
})

test('a member stands at the next club day, and what former ones left is behind', () => {
  const steps = weeklySteps([piece(0, 7)], Array<number>(7).fill(1), days)
  const asked = (place: number, isRecalled: boolean) => ({ places: [place], isRecalled })
  const questions = [asked(0, true), asked(0, false), asked(1, true), asked(1, false), asked(2, false), asked(40, true)]
  expect(stepStanding(steps, '2026-11-23', questions)).toEqual({
    by: '2026-11-28',
    first: 0,
    last: 0,
    questions: 2,
    recalled: 1,
    behind: 0,
  })
  expect(stepStanding(steps, '2026-11-29', questions)).toMatchObject({
    by: '2026-12-05',
    questions: 2,
    recalled: 1,
    behind: 1,
  })
  expect(stepStanding(steps, '2026-12-05', questions)).toMatchObject({ by: '2026-12-05' })
  expect(stepStanding(steps, '2027-01-10', questions)).toBeUndefined()
  expect(stepStanding([], '2026-11-23', questions)).toBeUndefined()
})
