import { expect, test } from 'vitest'

import { openAnswerTimes } from './answerTimes.ts'

test('a second answer that is sent before the first is marked leaves both counted', () => {
  const times = openAnswerTimes()
  times.sent('first', 0)
  times.sent('second', 100)
  times.marked('first', { id: 'room', version: 4 }, 150)
  expect(times.missing()).toBe(1)
  times.marked('second', { id: 'room', version: 7 }, 160)
  expect(times.missing()).toBe(0)
  expect(times.verdicts()).toEqual({ p50: 60, p99: 150, longest: 150 })
  expect(times.versionOf('room')).toBe(7)
})

test('a score that is heard before its mark counts from its answer, one of another answer not at all', () => {
  const times = openAnswerTimes()
  times.sent('own', 10)
  times.heard({ id: 'room', version: 4 }, 20, true)
  times.heard({ id: 'other', version: 5 }, 21, false)
  times.heard({ id: 'room', version: 5 }, 22, false)
  times.marked('own', { id: 'room', version: 5 }, 30)
  times.marked('unknown', { id: 'room', version: 4 }, 31)
  expect(times.scores('all')).toMatchObject({ longest: 12 })
  times.heard({ id: 'room', version: 5 }, 50, true)
  expect(times.scores('screens')).toMatchObject({ p50: 40, longest: 40 })
})
