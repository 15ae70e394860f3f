/**
 * Where to cut a row of loads into `count` runs so that the heaviest is as
 * light as can be: the place where each run begins, by dynamic programming.
 * Some runs are empty where there are fewer loads than runs. Of equally good cuts the one whose runs are most alike is taken.
 */
export function partition(loads: readonly number[], count: number): number[] {
  if (count < 1) throw new RangeError('nobody to divide among')
  const sums = [0]
  for (const load of loads) sums.push((sums.at(-1) ?? 0) + load)
  const between = (from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0)
  /** For the first `end` loads in so many runs: the heaviest run, the sum of squares, and where the last run begins. */
  type Best = { heaviest: number; squares: number; from: number }
  let row: Best[] = sums.map((sum) => ({ heaviest: sum, squares: sum ** 2, from: 0 }))
  const rows = [row]
  for (let runs = 2; runs <= count; runs += 1) {
    const former = row
    row = sums.map((_, end) => {
      let best: Best | undefined
      // The last run grows as it begins earlier: once it alone is heavier than the best, no earlier place is better.
      for (let from = end; from >= 0; from -= 1) {
        const before = former[from]
        const last = between(from, end)
        if (before === undefined || (best !== undefined && last > best.heaviest)) break
        const heaviest = Math.max(before.heaviest, last)
        const squares = before.squares + last ** 2
        if (best === undefined || heaviest < best.heaviest || (heaviest === best.heaviest && squares < best.squares))
          best = { heaviest, squares, from }
      }
      return best ?? { heaviest: 0, squares: 0, from: end }
    })
    rows.push(row)
  }
  const starts: number[] = []
  let end = loads.length
  for (const one of rows.toReversed()) {
    end = one[end]?.from ?? 0
    starts.unshift(end)
  }
  return starts
}
