const dayMs = 24 * 60 * 60 * 1000

/** The calendar day of a number that `dayNumber` gives, as `YYYY-MM-DD`. */
export function dateOfDayNumber(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
