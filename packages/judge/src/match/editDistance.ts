const longest = 64
const width = longest + 1
const cells = new Uint8Array(width * width)

/**
 * Optimal string alignment distance (insertions, deletions, substitutions, swaps of neighbours), up to `limit` (at most 60);
 * anything farther is `limit + 1`, and so are words of more than 64 letters that differ.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  const far = limit + 1
  if (Math.abs(a.length - b.length) > limit || a.length > longest || b.length > longest) return far
  const cell = (row: number, column: number): number => cells[row * width + column] ?? far
  for (let column = 0; column <= b.length; column++) cells[column] = column
  for (let row = 1; row <= a.length; row++) {
    cells[row * width] = row
    let nearest = row
    for (let column = 1; column <= b.length; column++) {
      const step = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1
      let cost = Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + step)
      const isSwap =
        step === 1 &&
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwap) cost = Math.min(cost, cell(row - 2, column - 2) + 1)
      cells[row * width + column] = cost
      if (cost < nearest) nearest = cost
    }
    if (nearest > limit) return far
  }
  return Math.min(cell(a.length, b.length), far)
}
