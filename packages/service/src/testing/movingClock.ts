import type { Clock } from '../clock.ts'

/** A clock that stands still until a test moves it. */
export function movingClock(start = Date.UTC(2026, 0, 1)): Clock & { pass: (seconds: number) => void } {
  let now = start
  return Object.assign(() => now, {
    pass: (seconds: number) => {
      now += seconds * 1_000
    },
  })
}
