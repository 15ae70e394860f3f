import type { MemoryState } from '@seraph/schema/review'

/**
 * The places that most members have met and don't recall, at most `count`,
 * in the row's order; of places that as many have missed the earlier ones.
 * @param members each one's state of every place in the season's row.
 */
export function missedPlaces(members: readonly (readonly (MemoryState | undefined)[])[], count: number): number[] {
  const length = Math.max(0, ...members.map((row) => row.length))
  return Array.from({ length }, (_, place) => ({
    place,
    missed: members.filter((row) => row[place] === 'seen').length,
  }))
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed || one.place - other.place)
    .slice(0, count)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other)
}
