/** What the points of an answer are counted from. */
export type Tally = {
  readonly points: number
  readonly partCount: number
  readonly givenCount: number
  readonly wrongCount: number
}

/** How many answers a question asks for: its points, or its parts where they are fewer. */
export function askedCount(points: number, partCount: number): number {
  return Math.min(points, partCount)
}

/**
 * The points of an answer (rules 61 and 64): one for each part up to the points, ⌊points × given ÷ parts⌋ where the parts are fewer,
 * less one for each wrong answer beyond the number asked, never below 0.
 */
export function countPoints({ points, partCount, givenCount, wrongCount }: Tally): number {
  const earned = partCount >= points ? Math.min(points, givenCount) : Math.floor((points * givenCount) / partCount)
  const beyond =
    Math.max(0, givenCount + wrongCount - askedCount(points, partCount)) -
    Math.max(0, givenCount - askedCount(points, partCount))
  return Math.max(0, earned - Math.max(0, beyond))
}
