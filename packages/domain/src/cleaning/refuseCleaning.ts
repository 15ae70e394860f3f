/** Of one kind of rows: how many would go, and how many there are. Both may be counted only up to where they decide nothing more. */
export type DueRows = { due: number; all: number }

/** Why cleaning up waits for a person (rule 45). */
export type CleaningRefusal =
  | { code: 'clock_went_back' | 'long_ago'; sinceLastRunSeconds: number }
  | { code: 'large_share'; kind: string; due: number; all: number }

/** A pause as long as a club's summer isn't taken for a clock that is right. */
export const longestPauseSeconds = 45 * 24 * 3_600
/** Clocks of one database may step back so far when they are set right. */
export const allowedStepBackSeconds = 300
/** What goes regularly is a small part; a part is one only where it isn't a handful. */
export const largestShare = 0.2
export const alwaysAllowedRows = 500

/**
 * Whether what would be erased is out of proportion: undefined, or why.
 * `sinceLastRunSeconds` is by the database's clock, which may be wrong
 * itself: then the time since the last run is what shows it.
 */
export function refuseCleaning(given: {
  sinceLastRunSeconds: number
  rows: Readonly<Record<string, DueRows>>
}): CleaningRefusal | undefined {
  const { sinceLastRunSeconds, rows } = given
  if (sinceLastRunSeconds < -allowedStepBackSeconds) return { code: 'clock_went_back', sinceLastRunSeconds }
  if (sinceLastRunSeconds > longestPauseSeconds) return { code: 'long_ago', sinceLastRunSeconds }
  for (const [kind, { due, all }] of Object.entries(rows))
    if (due > alwaysAllowedRows && due > largestShare * all) return { code: 'large_share', kind, due, all }
  return undefined
}
