/** Numbers in order as people write them: 1, 2, 3, 5, 7, 8 are "1-3, 5, 7-8". */
export function chapterRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const one of numbers) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
