import type { MemoryState } from '@seraph/schema/review'

import { memoryStates } from '../review/cards/memoryState.ts'

type Row = readonly (MemoryState | undefined)[]

/** What a team knows of each place together: the state of whoever knows it best; undefined where no question cites it. */
export function bestStates(members: readonly Row[]): (MemoryState | undefined)[] {
  const length = Math.max(0, ...members.map((row) => row.length))
  return Array.from({ length }, (_, place) =>
    memoryStates.findLast((state) => members.some((row) => row[place] === state)),
  )
}
