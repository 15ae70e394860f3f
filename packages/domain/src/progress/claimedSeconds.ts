/** The most study time that one event can claim: 2 hours (rule 19). */
export const maxEventSeconds = 2 * 60 * 60

/** The study time that an event claims, in whole seconds from 0 to 2 hours; what is no number claims nothing. */
export function claimedSeconds(seconds: number): number {
  return seconds > 0 ? Math.min(Math.round(seconds), maxEventSeconds) : 0
}

/** The same of a progress update's `studyTime`: minutes, which may be fractional (0.25 gives 15 seconds). */
export function studySecondsFromMinutes(minutes: number): number {
  return claimedSeconds(minutes * 60)
}
