import { localDate } from './localDate.ts'

/** No day begins anywhere but at a quarter of an hour. */
const quarterMs = 15 * 60_000

/**
 * When the calendar day of a moment began in a time zone, in milliseconds since 1970: found in a few steps, so that thousands of
 * moments are told apart by it without a date of each.
 */
export function dayBegan(atMs: number, timeZone: string): number {
  const today = localDate(atMs, timeZone)
  const last = Math.floor(atMs / quarterMs)
  // No day has more than 26 hours.
  let [before, began] = [last - 4 * 26, last]
  while (began - before > 1) {
    const between = Math.floor((before + began) / 2)
    if (localDate(between * quarterMs, timeZone) === today) began = between
    else before = between
  }
  return began * quarterMs
}
