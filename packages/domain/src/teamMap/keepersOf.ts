import type { MemoryState } from '@seraph/schema/review'

type Row = readonly (MemoryState | undefined)[]

/** How many of the members keep each place; undefined where no question cites it. 0 is a hole: nobody keeps it. */
export function keepersOf(members: readonly Row[], length: number): (number | undefined)[] {
  return Array.from({ length }, (_, place) => {
    const known = members.flatMap((row) => row[place] ?? [])
    return known.length === 0 ? undefined : known.filter((state) => state === 'kept').length
  })
}
