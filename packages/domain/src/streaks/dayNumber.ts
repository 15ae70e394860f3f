const dayMs = 24 * 60 * 60 * 1000

/** The number of a calendar day, counted from 1970-01-01: consecutive days have consecutive numbers. The day is `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs
}
