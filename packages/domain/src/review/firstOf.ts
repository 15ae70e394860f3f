/** The first `count` of things in an order, alike ones as they stand; what sorting all of them would begin with. */
export function firstOf<T>(things: Iterable<T>, count: number, order: (one: T, other: T) => number): T[] {
  const first: T[] = []
  if (count <= 0) return first
  for (const thing of things) {
    const last = first.length < count ? undefined : first.at(-1)
    if (last !== undefined && order(thing, last) >= 0) continue
    if (last !== undefined) first.pop()
    let at = first.length
    while (at > 0 && order(thing, first[at - 1] ?? thing) < 0) at -= 1
    first.splice(at, 0, thing)
  }
  return first
}
