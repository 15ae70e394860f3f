import type { MemoryState } from '@seraph/schema/review'

import { stateOf, weakestState } from './cards/memoryState.ts'
import { isMissed } from './pickRound.ts'
import type { KnownParts } from './knownParts.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'

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
  const byGroup = new Map<string | number, Set<MemoryState>>()
  const parts: Record<MemoryState, number> = { unseen: 0, seen: 0, recalled: 0, kept: 0 }
  let [missed, unmet] = [0, 0]
  for (const question of questions) {
    const group = groupOf(question)
    let states = byGroup.get(group)
    if (states === undefined) {
      states = new Set()
      byGroup.set(group, states)
    }
    const met = known.get(question.id)
    if (met === undefined) {
      states.add('unseen')
      parts.unseen += question.cards.length
      unmet += 1
      continue
    }
    for (const part of met) {
      const state = stateOf(part, now)
      states.add(state)
      parts[state] += 1
    }
    if (isMissed(met)) missed += 1
  }
  return {
    groups: new Map([...byGroup].map(([group, states]) => [group, weakestState([...states])])),
    parts,
    missed,
    unmet,
  }
}
