/** Where a place of a grid is drawn. */
export type Place = { left: number; top: number }

/**
 * Which place an arrow, Home or End leads to from another: left and right in reading order, up and down to the nearest of the next row.
 * Undefined for any other key, and where that way is none.
 */
export function gridStep(key: string, from: number, places: readonly Place[]): number | undefined {
  const inReach = (to: number) => (to >= 0 && to < places.length ? to : undefined)
  if (key === 'ArrowRight') return inReach(from + 1)
  if (key === 'ArrowLeft') return inReach(from - 1)
  if (key === 'Home') return inReach(0)
  if (key === 'End') return inReach(places.length - 1)
  const here = places[from]
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || here === undefined) return undefined
  const beyond = places.filter(({ top }) => (key === 'ArrowDown' ? top > here.top : top < here.top))
  const row = (key === 'ArrowDown' ? Math.min : Math.max)(...beyond.map(({ top }) => top))
  const [nearest] = beyond
    .filter(({ top }) => top === row)
    .toSorted((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left))
  return nearest && places.indexOf(nearest)
}
