/** The longest pause within one session (rule 26). */
export const sessionGapMs = 30 * 60 * 1000

/** How many study sessions the events make: those no more than 30 minutes apart are one (rule 26). Times in milliseconds, in any order. */
export function countSessions(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted.filter((time, index) => time - (sorted[index - 1] ?? -Infinity) > sessionGapMs).length
}
