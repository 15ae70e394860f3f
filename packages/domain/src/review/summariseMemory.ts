import type { MemoryState } from '@seraph/schema/review'

import { memoryStates, stateOfPart, weakestState } from './cards/memoryState.ts'
import { hasMissedPart } from './recall/hasMissedPart.ts'
import type { KnownParts } from './knownParts.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'

const bits: Readonly<Record<MemoryState, number>> = { unseen: 1, seen: 2, recalled: 4, kept: 8 }

const statesOf = (set: number): MemoryState[] => memoryStates.filter((state) => (set & bits[state]) !== 0)

/**
 * How much is remembered: the state of each group of questions, how many
 * parts are in each state, and which questions were missed or never asked.
 */
export type MemorySummary = {
  groups: ReadonlyMap<string | number, MemoryState>
  parts: Record<MemoryState, number>
  missed: number
  unmet: number
}

/** What is remembered of these questions at a moment, by a group of each (its chapter, its verse). */
export function summariseMemory<Question extends ReviewQuestion>(
  questions: readonly Question[],
  known: KnownParts,
  { now, groupOf }: { now: number; groupOf: (question: Question) => string | number },
): MemorySummary {
  const { memory, starts, places } = known
  const byGroup = new Map<string | number, { states: number }>()
  const parts: Record<MemoryState, number> = { unseen: 0, seen: 0, recalled: 0, kept: 0 }
  let [missed, unmet] = [0, 0]
  for (const question of questions) {
    const group = groupOf(question)
    let found = byGroup.get(group)
    if (found === undefined) {
      found = { states: 0 }
      byGroup.set(group, found)
    }
    const start = starts[question.nth] ?? 0
    if (start === 0) {
      found.states |= bits.unseen
      parts.unseen += question.cards.length
      unmet += 1
      continue
    }
    const end = start + (places[start] ?? 0)
    for (let at = start + 1; at <= end; at += 1) {
      const state = stateOfPart(memory, places[at] ?? -1, now)
      found.states |= bits[state]
      parts[state] += 1
    }
    if (hasMissedPart(known, start)) missed += 1
  }
  return {
    groups: new Map([...byGroup].map(([group, { states }]) => [group, weakestState(statesOf(states))])),
    parts,
    missed,
    unmet,
  }
}
