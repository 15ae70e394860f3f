import type { Clock } from '@seraph/service/clock'

/** Keeps calls from a service that fails: open after `failures` in a row, for `openMs`; then one call tries whether it is back. */
export type Breaker = {
  /** Whether a call may be made; a yes must be followed by `succeed` or `fail`. */
  admits: () => boolean
  succeed: () => void
  fail: () => void
}

export function makeBreaker({ failures, openMs, clock }: { failures: number; openMs: number; clock: Clock }): Breaker {
  let failed = 0
  let openUntil = 0
  return {
    admits() {
      if (failed < failures) return true
      if (clock() < openUntil) return false
      openUntil = clock() + openMs
      return true
    },
    succeed() {
      failed = 0
    },
    fail() {
      failed += 1
      if (failed >= failures) openUntil = clock() + openMs
    },
  }
}
