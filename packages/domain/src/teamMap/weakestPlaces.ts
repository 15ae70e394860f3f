import type { MemoryState } from '@seraph/schema/review'

const worth: Readonly<Record<MemoryState, number>> = { unseen: 0, seen: 1, recalled: 100, kept: 10_000 }

/**
 * The places that a team knows least, at most `count` of those given, in the row's order: those that the fewest keep, then the
 * fewest recall, then the fewest
 * have met. Places that no question cites are left out.
 */
export function weakestPlaces(
  members: readonly (readonly (MemoryState | undefined)[])[],
  places: readonly number[],
  count: number,
): number[] {
  return places
    .flatMap((place) => {
      const states = members.flatMap((row) => row[place] ?? [])
      return states.length === 0 ? [] : [{ place, known: states.reduce((sum, state) => sum + worth[state], 0) }]
    })
    .toSorted((one, other) => one.known - other.known || one.place - other.place)
    .slice(0, count)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other)
}
