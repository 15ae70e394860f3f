/** A cubic curve: its four points as x, y, x, y, … */
export type Curve = readonly [number, number, number, number, number, number, number, number]
export type Point = readonly [x: number, y: number]

/** A wing: its arm and the line of its tips, how its inmost and outmost feathers bend, the depth of its shoulder and the scales on it. */
export type Wing = { arm: Curve; tips: Curve; bend: Point; band: number; scales: number }

/** The right wings, top to bottom, on a field of 640 × 492 with the heart at 0, 0; left ones are their mirror image. */
export const wings: readonly Wing[] = [
  {
    arm: [12, -24, 40, -58, 72, -104, 84, -156],
    tips: [186, -82, 228, -136, 194, -224, 114, -243],
    bend: [0.14, 0],
    band: 43,
    scales: 5,
  },
  {
    arm: [22, 4, 64, -64, 130, -90, 192, -72],
    tips: [146, 104, 214, 150, 300, 114, 316, 12],
    bend: [0.1, 0.14],
    band: 58,
    scales: 7,
  },
  {
    arm: [6, 26, 46, 28, 82, 58, 90, 106],
    tips: [26, 184, 48, 232, 84, 254, 130, 238],
    bend: [0.12, -0.04],
    band: 39,
    scales: 4,
  },
]

/**
 * How many feathers each wing carries, its left and its right: pairs
 * alike, the wide pair a little richer, an odd one on the left of it.
 */
export function feathersOf(count: number): readonly Point[] {
  const half = Math.floor(count / 2)
  const ideal = [1, 1.3, 1].map((weight) => (half * weight) / 3.3)
  const pairs = ideal.map(Math.floor)
  const missing = half - pairs.reduce((sum, one) => sum + one, 0)
  const rest = (wing: number): number => (ideal[wing] ?? 0) - (pairs[wing] ?? 0)
  const first = [1, 0, 2].toSorted((a, b) => rest(b) - rest(a)).slice(0, missing)
  return pairs.map((pair, wing) => {
    const right = pair + (first.includes(wing) ? 1 : 0)
    return [wing === 1 ? right + (count % 2) : right, right]
  })
}

function blend(curve: Curve, weights: readonly [number, number, number, number]): Point {
  const along = (k: number): number => weights.reduce((sum, weight, at) => sum + weight * (curve[2 * at + k] ?? 0), 0)
  return [along(0), along(1)]
}

/** The point of a curve at `t`, from 0 to 1. */
export function pointAt(curve: Curve, t: number): Point {
  const u = 1 - t
  return blend(curve, [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t])
}

/** Which way, and how fast, it runs there. */
export function slopeAt(curve: Curve, t: number): Point {
  const u = 1 - t
  return blend(curve, [-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t])
}

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const lengthOf = ([x, y]: Point): number => Math.hypot(x, y)

/** Numbers as a path has them. */
export const pathText = (numbers: readonly number[]): string => numbers.map(Math.round).join(' ').replaceAll(' -', '-')

/** Gives the point of a feather that leaves the arm at `t`: `along` from root to tip, `across` in its widths. */
export function featherAt(wing: Wing, t: number, gaps: number): (along: number, across: number) => Point {
  const root = pointAt(wing.arm, 0.03 + 0.95 * t)
  const way = minus(pointAt(wing.tips, t), root)
  const long = lengthOf(way)
  const [x, y] = [way[0] / long, way[1] / long]
  const bend = (wing.bend[0] + (wing.bend[1] - wing.bend[0]) * t) * long
  const room = lengthOf(slopeAt(wing.tips, Math.min(0.85, Math.max(0.15, t)))) / gaps
  // Where there are few, they are broader: the fan stays a fan.
  const few = Math.max(0, 6 - gaps) / 4
  const wide = Math.min(Math.max(room * 1.7, 15), long * (0.3 + 0.14 * few), 46 + 26 * few)
  return (along, across) => {
    const aside = across * wide + bend * along * (along - 1)
    return [Math.round(root[0] + x * along * long - y * aside), Math.round(root[1] + y * along * long + x * aside)]
  }
}
