/**
 * Optimal string alignment distance (insertions, deletions, substitutions, swaps of neighbours), up to `limit`;
 * anything farther is `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, at(beforePrevious, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return Math.min(at(previous, b.length), limit + 1)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
