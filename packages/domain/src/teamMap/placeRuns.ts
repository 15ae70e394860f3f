/** Places as runs for an address: "3-7,9" for 3, 4, 5, 6, 7 and 9. */
export function placeRuns(places: readonly number[]): string {
  const runs: [number, number][] = []
  for (const place of new Set(places.toSorted((a, b) => a - b))) {
    const last = runs.at(-1)
    if (last !== undefined && place === last[1] + 1) last[1] = place
    else runs.push([place, place])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

/** Whether a place is in runs that `placeRuns` wrote. */
export function isInRuns(text: string): (place: number) => boolean {
  const runs = text.split(',').map((run) => run.split('-').map(Number))
  return (place) => runs.some(([from = 0, to = from]) => from <= place && place <= to)
}
