const firstMs = 500
const longestMs = 30_000
const longMs = 60_000

/**
 * How long a program that ended waits for its next start, in milliseconds, after it waited `lastMs` for the one before (undefined: it
 * was the first) and then ran for `ranMs`. Twice as long each time, from half a second to half a minute, so that a broken one doesn't
 * keep the machine busy. One that ran ten times as long as that, or for a minute, begins anew: it does start.
 */
export function startPause(lastMs: number | undefined, ranMs: number): number {
  if (lastMs === undefined) return firstMs
  const nextMs = Math.min(2 * lastMs, longestMs)
  return ranMs > Math.min(10 * nextMs, longMs) ? firstMs : nextMs
}
