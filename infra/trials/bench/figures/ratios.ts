/** Ours by the bare program's, turn by turn: both ran in the same minute. Throws where one has fewer turns. */
export function ratios<T>(ours: readonly T[], bare: readonly T[], figureOf: (run: T) => number): number[] {
  if (ours.length !== bare.length) throw new Error('the runs are no pairs')
  return ours.map((run, turn) => figureOf(run) / figureOf(bare[turn] as T))
}
