/** A box on the screen, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Spot = { left: number; top: number }

/** What stays clear between a toast and whatever it must not cover. */
const gap = 4

/** Does a box of that size, put there, touch none of the others? */
export function isFree({ left, top }: Spot, size: { width: number; height: number }, taken: readonly Box[]): boolean {
  const [right, bottom] = [left + size.width, top + size.height]
  return taken.every((box) => right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom)
}

/** Does a box of that size, put there, lie within the room? */
export function isWithin({ left, top }: Spot, size: { width: number; height: number }, room: Box): boolean {
  return left >= room.left && top >= room.top && left + size.width <= room.right && top + size.height <= room.bottom
}

/**
 * Where a box of `size` may lie within `room`, the best first: as near to
 * the room's top as can be, or to its lower right corner where `isLow`.
 */
function spotsFor(size: { width: number; height: number }, room: Box, taken: readonly Box[], isLow: boolean): Spot[] {
  const [lowest, rightmost] = [room.bottom - size.height, room.right - size.width]
  const tops = [room.top, lowest, ...taken.flatMap(({ top, bottom }) => [bottom + gap, top - gap - size.height])]
    .filter((top) => top >= room.top && top <= lowest)
    .toSorted((a, b) => (isLow ? b - a : a - b))
  const lefts = [rightmost, ...(isLow ? [room.left] : [])].filter((left) => left >= room.left)
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })))
}

/** Where a box of `size` lies within `room` without touching any of `taken`; undefined where no place is free. */
export function freeSpot(
  size: { width: number; height: number },
  room: Box,
  taken: readonly Box[],
  isLow: boolean,
): Spot | undefined {
  return spotsFor(size, room, taken, isLow).find((spot) => isFree(spot, size, taken))
}

/** How much of the others a box of that size covers there, in square pixels. */
export function coveredBy({ left, top }: Spot, size: { width: number; height: number }, taken: readonly Box[]): number {
  const over = (from: number, to: number, begin: number, end: number) =>
    Math.max(0, Math.min(to, end) - Math.max(from, begin))
  return taken.reduce(
    (sum, box) =>
      sum + over(left, left + size.width, box.left, box.right) * over(top, top + size.height, box.top, box.bottom),
    0,
  )
}

/** Where no place is free: the one that covers least of `taken`; undefined where the box is larger than the room. */
export function leastCovering(
  size: { width: number; height: number },
  room: Box,
  taken: readonly Box[],
  isLow: boolean,
): Spot | undefined {
  const spots = spotsFor(size, room, taken, isLow).map((spot) => ({ spot, covered: coveredBy(spot, size, taken) }))
  return spots.toSorted((a, b) => a.covered - b.covered)[0]?.spot
}
