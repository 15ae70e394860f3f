import type { MemoryState } from '@seraph/schema/review'

import { weakestState } from '../review/cards/memoryState.ts'

/** A member's state of a group of verses: that of the weakest of them; undefined where no question cites any. */
export function columnState(
  row: readonly (MemoryState | undefined)[],
  places: readonly number[],
): MemoryState | undefined {
  const states = places.flatMap((place) => row[place] ?? [])
  return states.length === 0 ? undefined : weakestState(states)
}
