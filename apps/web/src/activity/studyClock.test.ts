import { expect, test } from 'vitest'

import { startClock } from './studyClock.ts'

function clockAt(start: number) {
  const time = { now: start }
  return { time, clock: startClock(() => time.now) }
}

test('only the time that the clock runs is counted', () => {
  const { time, clock } = clockAt(1_000)
  time.now = 4_000
  clock.setRunning(false)
  time.now = 60_000
  expect(clock.total()).toBe(3_000)
  clock.setRunning(true)
  clock.setRunning(true)
  time.now = 62_000
  expect(clock.total()).toBe(5_000)
})

test('the laps together are the whole time', () => {
  const { time, clock } = clockAt(0)
  time.now = 15_000
  expect(clock.lapMinutes()).toBe(0.25)
  expect(clock.lapMinutes()).toBe(0)
  time.now = 75_000
  expect(clock.lapMinutes()).toBe(1)
})

test('a clock that was set back takes nothing away', () => {
  const { time, clock } = clockAt(10_000)
  time.now = 2_000
  expect(clock.total()).toBe(0)
  expect(clock.lapMinutes()).toBe(0)
})
