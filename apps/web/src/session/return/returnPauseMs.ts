const firstPauseMs = 3_000
const longestPauseMs = 60_000

/**
 * How long to wait before a server that didn't answer is asked again, in ms: 3 s at first, twice as long after each of the `tries` that
 * failed, 60 s at most. `chance` in [0, 1) spreads it by half either way, so that a club's browsers don't all come back in one moment.
 */
export function returnPauseMs(tries: number, chance: number): number {
  return Math.min(firstPauseMs * 2 ** tries, longestPauseMs) * (0.5 + chance)
}
