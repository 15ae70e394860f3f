import type { MemoryState } from '@seraph/schema/review'

import { stateWords } from './stateWords.ts'

/** How many chapters are in each state, in the order in which they are shown. */
export function countStates(chapters: readonly MemoryState[]): { state: MemoryState; count: number }[] {
  return (Object.keys(stateWords) as (keyof typeof stateWords)[]).map((state) => ({
    state,
    count: chapters.filter((one) => one === state).length,
  }))
}
