/**
 * The same things with as few siblings as possible side by side, otherwise
 * close to their order: each step takes the next thing that is no sibling
 * of the last one, unless one has so many left that it can't wait.
 * Siblings have a verse of `versesOf` in common.
 */
export function spreadSiblings<T>(things: readonly T[], versesOf: (thing: T) => readonly string[]): T[] {
  const siblings = siblingsOf(things.map(versesOf))
  const counts = siblings.map(({ size }) => size)
  const left = things.map((_, at) => at)
  const spread: number[] = []
  let most = Infinity
  while (left.length > 0) {
    const last = siblings[spread.at(-1) ?? -1]
    const isFree = (at: number): boolean => last?.has(at) !== true
    // The largest count only falls, so it is looked for again only where it may matter.
    if (2 * most > left.length) most = left.reduce((largest, at) => Math.max(largest, counts[at] ?? 0), 0)
    const pressing =
      2 * most > left.length ? left.findIndex((at) => isFree(at) && 2 * (counts[at] ?? 0) > left.length) : -1
    const [taken] = left.splice(Math.max(0, pressing < 0 ? left.findIndex(isFree) : pressing), 1)
    if (taken === undefined) break
    for (const at of siblings[taken] ?? []) counts[at] = (counts[at] ?? 1) - 1
    spread.push(taken)
  }
  return spread.flatMap((at) => things.slice(at, at + 1))
}

/** For each place the places that have a verse in common with it, itself among them. */
function siblingsOf(verses: readonly (readonly string[])[]): Set<number>[] {
  const byVerse = new Map<string, number[]>()
  for (const [at, own] of verses.entries())
    for (const verse of own) {
      const places = byVerse.get(verse)
      if (places === undefined) byVerse.set(verse, [at])
      else places.push(at)
    }
  return verses.map((own, at) => new Set([at, ...own.flatMap((verse) => byVerse.get(verse) ?? [])]))
}
