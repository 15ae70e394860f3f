/** A source of whole numbers from 0 to below `below` (≥ 1) that gives the same row for the same seed (mulberry32). */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** The rows in another order, which only the random source decides. */
export function shuffled<Row>(rows: readonly Row[], random: (below: number) => number): Row[] {
  const keyed = rows.map((row) => ({ row, key: random(0x7fffffff) }))
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row)
}
