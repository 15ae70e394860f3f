/** The longest choice of items, kept in their order, in which each may follow the one before; of equals the one that is found first. */
export function longestRun<Item>(
  items: readonly Item[],
  canFollow: (before: Item, item: Item) => boolean,
): readonly Item[] {
  const runs: (readonly Item[])[] = []
  for (const item of items) {
    let before: readonly Item[] = []
    for (const run of runs) {
      const last = run.at(-1)
      if (run.length > before.length && last !== undefined && canFollow(last, item)) before = run
    }
    runs.push([...before, item])
  }
  return runs.reduce((best, run) => (run.length > best.length ? run : best), [])
}
