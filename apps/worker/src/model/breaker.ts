import type { Clock } from '@seraph/service/clock'

/** Keeps calls from a service that fails: open after `failures` in a row, for `openMs`; then one call tries whether it is back. */
export type Breaker = {
  /** Whether a call may be made. What comes of it is told by one of the others, or not at all where it says nothing of the service. */
  admits: () => boolean
  succeed: () => void
  fail: () => void
  /** The service is well and has asked for a pause: no call for so long. */
  holdFor: (ms: number) => void
  /** Whether the service counts as failing, from the last of the failures until a call succeeds. */
  isOpen: () => boolean
}

export function makeBreaker({ failures, openMs, clock }: { failures: number; openMs: number; clock: Clock }): Breaker {
  let failed = 0
  let openUntil = 0
  let heldUntil = 0
  return {
    admits() {
      if (clock() < heldUntil) return false
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
    isOpen: () => failed >= failures,
    holdFor(ms) {
      heldUntil = Math.max(heldUntil, clock() + ms)
    },
  }
}
