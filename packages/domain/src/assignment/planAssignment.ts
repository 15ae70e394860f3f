import type { Assignment, Piece } from './assignment.ts'
import { partition } from './partition.ts'

/**
 * Divides a row of verses among members: contiguous, pinned pieces kept, the
 * rest balanced by load (points, verses or words). The members without a
 * pinned piece share the gaps between those; each gap goes to as many as its
 * share of the load, one at least, and where gaps outnumber them the heaviest
 * get somebody and the others go to the neighbour who carries less. Everybody without a pin gets one piece, in the order given.
 * @throws RangeError where there is nobody, or a pinned piece lies outside the row or over another.
 */
export function planAssignment(
  loads: readonly number[],
  members: readonly string[],
  pinned: readonly Omit<Piece, 'isPinned'>[] = [],
): Assignment {
  if (members.length === 0) throw new RangeError('nobody to divide among')
  const pins = pinned.map((piece) => ({ ...piece, isPinned: true })).toSorted((a, b) => a.from - b.from)
  refuseBadPins(pins, loads.length)
  const held = new Set(pins.map(({ member }) => member))
  const free = members.filter((member) => !held.has(member))
  const gaps = gapsBetween(pins, loads.length).map((gap) => ({ ...gap, load: sum(loads.slice(gap.from, gap.to)) }))
  const counts = shareOut(
    gaps.map(({ load }) => load),
    free.length,
  )
  const pieces: Piece[] = [...pins]
  let next = 0
  for (const [at, gap] of gaps.entries()) {
    const count = counts[at] ?? 0
    const takers = free.slice(next, next + count)
    next += count
    if (takers.length === 0) continue
    const starts = partition(loads.slice(gap.from, gap.to), takers.length).map((start) => gap.from + start)
    for (const [index, member] of takers.entries())
      pieces.push({ member, from: starts[index] ?? gap.from, to: starts[index + 1] ?? gap.to, isPinned: false })
  }
  return fillGaps(pieces.toSorted(byPlace), members, loads)
}

const byPlace = (a: Piece, b: Piece): number => a.from - b.from || a.to - b.to
const sum = (loads: readonly number[]): number => loads.reduce((total, load) => total + load, 0)

function refuseBadPins(pins: readonly Piece[], length: number): void {
  let end = 0
  for (const { from, to } of pins) {
    if (from < end || to <= from || to > length) throw new RangeError('a pinned piece lies outside or over another')
    end = to
  }
}

function gapsBetween(pins: readonly Piece[], length: number): { from: number; to: number }[] {
  const edges = [0, ...pins.flatMap(({ from, to }) => [from, to]), length]
  const gaps: { from: number; to: number }[] = []
  for (let at = 0; at < edges.length; at += 2) gaps.push({ from: edges[at] ?? 0, to: edges[at + 1] ?? length })
  return gaps.filter(({ from, to }) => to > from)
}

/** How many of `count` members each gap gets: one after another to where a member would carry most. */
function shareOut(loads: readonly number[], count: number): number[] {
  const counts = loads.map(() => 0)
  for (let given = 0; given < count && loads.length > 0; given += 1) {
    const weights = loads.map((load, at) => ({
      at,
      empty: (counts[at] ?? 0) === 0,
      each: load / Math.max(1, counts[at] ?? 0),
    }))
    const [heaviest] = weights.toSorted((a, b) => Number(b.empty) - Number(a.empty) || b.each - a.each)
    if (heaviest !== undefined) counts[heaviest.at] = (counts[heaviest.at] ?? 0) + 1
  }
  return counts
}

/** Gaps for which nobody was left go to the neighbour who carries less; with nobody but pins, too. */
function fillGaps(pieces: readonly Piece[], members: readonly string[], loads: readonly number[]): Assignment {
  const filled: Piece[] = []
  let end = 0
  const loadOf = ({ from, to }: Piece): number => sum(loads.slice(from, to))
  const fill = (to: number, after: Piece | undefined): void => {
    if (to <= end) return
    const before = filled.at(-1)
    const neighbour =
      before !== undefined && (after === undefined || loadOf(before) <= loadOf(after)) ? before : (after ?? before)
    filled.push({ member: neighbour?.member ?? members[0] ?? '', from: end, to, isPinned: false })
    end = to
  }
  for (const piece of pieces) {
    fill(piece.from, piece)
    filled.push(piece)
    end = piece.to
  }
  fill(loads.length, undefined)
  return filled
}
