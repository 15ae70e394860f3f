const weekMs = 7 * 24 * 60 * 60 * 1000

/** Was there an event in the last 7 × 24 hours (rule 23)? Times in milliseconds since 1970; null where there never was one. */
export function isActiveThisWeek(lastEventAt: number | null, now: number): boolean {
  return lastEventAt !== null && now - lastEventAt <= weekMs
}
