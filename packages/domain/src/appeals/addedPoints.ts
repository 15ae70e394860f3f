/** What one decision in force gives a mark: whole points, above 0, of one part. `isSingle`: a person decided about this answer alone. */
export type Gain = { partId: string; gain: number; isSingle: boolean }

/**
 * The points that people's decisions add to a judge's mark (rules 46 and 185), 0 to `maxScore - score`. Of one part the largest gain
 * counts, or that of a decision about this answer alone where there is one. The same for the same decisions in
 * any order, and never less for one more.
 */
export function addedPoints(mark: { score: number; maxScore: number }, gains: readonly Gain[]): number {
  const byPart = Map.groupBy(gains, ({ partId }) => partId)
  const sum = [...byPart.values()].reduce((total, ofPart) => total + gainOfPart(ofPart), 0)
  return Math.min(mark.maxScore - mark.score, sum)
}

function gainOfPart(gains: readonly Gain[]): number {
  const single = gains.filter(({ isSingle }) => isSingle)
  return Math.max(...(single.length > 0 ? single : gains).map(({ gain }) => gain))
}
