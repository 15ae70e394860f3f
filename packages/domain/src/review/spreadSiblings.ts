/**
 * The same things with as few as possible of one group side by side, otherwise
 * close to their order: each step takes the next thing of another group
 * than the last one's, unless one group is more than half of what is left.
 */
export function spreadSiblings<T>(things: readonly T[], groupOf: (thing: T) => string): T[] {
  const left = [...things]
  const counts = new Map<string, number>()
  for (const thing of left) counts.set(groupOf(thing), (counts.get(groupOf(thing)) ?? 0) + 1)
  const spread: T[] = []
  let last: string | undefined
  while (left.length > 0) {
    const largest = [...counts].find(([group, count]) => group !== last && 2 * count > left.length)?.[0]
    const wanted = left.findIndex((thing) =>
      largest === undefined ? groupOf(thing) !== last : groupOf(thing) === largest,
    )
    const [thing] = left.splice(Math.max(0, wanted), 1)
    if (thing === undefined) break
    last = groupOf(thing)
    counts.set(last, (counts.get(last) ?? 1) - 1)
    spread.push(thing)
  }
  return spread
}
