/** The figures of one event's rules; an event, its marks and its result name the profile that they go by. */
export type EventProfile = {
  id: 'nad-2023'
  questions: number
  /** After so many questions there is a break, of so many seconds. */
  breakAfter: number
  breakSeconds: number
  /** Seconds for one point, and for each further point; a warning when so many are left. */
  firstPointSeconds: number
  furtherPointSeconds: number
  warningSeconds: number
  /** The per cent of the highest score from which on a team is first, second. */
  firstPercent: number
  secondPercent: number
  members: { fewest: number; most: number }
}

/** As read in the guide of the North American Division of 2023; what it doesn't tell is no part of it. */
export const nad2023: EventProfile = {
  id: 'nad-2023',
  questions: 90,
  breakAfter: 45,
  breakSeconds: 300,
  firstPointSeconds: 25,
  furtherPointSeconds: 5,
  warningSeconds: 10,
  firstPercent: 90,
  secondPercent: 80,
  members: { fewest: 2, most: 6 },
}

/** How long the answer to a question of so many points (1–8) may take, in milliseconds: 25 s to 60 s. */
export function answerMs(profile: EventProfile, points: number): number {
  return (profile.firstPointSeconds + (points - 1) * profile.furtherPointSeconds) * 1_000
}
