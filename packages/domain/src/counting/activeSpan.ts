import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'

import { crosswordAnswers } from './actionMs.ts'

/** A gap between two actions counts at most so long, in milliseconds: 5 minutes (rule 44). */
const longestGapMs = 5 * 60 * 1000

/**
 * The time that an event's actions stand for, as begin and end in milliseconds
 * since 1970: up to 5 minutes before each action. Of an event of several
 * no more than it claims is believed. Undefined where it has none that count for
 * time: self-graded work, or work that nobody could do so fast. Time of two events
 * that overlaps counts once, so that what is counted is the gap to the action before.
 * @param loggedInAt when the event's login was: no time before it counts.
 */
export function activeSpan(event: ProgressEvent, loggedInAt: number): readonly [number, number] | undefined {
  const { kind, counted, occurredAt, studySeconds } = event
  if (counted === null || counted.counted + counted.repeated === 0 || kind === 'self-graded') return undefined
  const most = longestGapMs * actionsOf(event, counted)
  const claimed = Math.min(Math.max(longestGapMs, studySeconds * 1000), most)
  return [Math.max(loggedInAt, occurredAt - claimed), occurredAt]
}

/** A crossword and a memory game are finished with one event, and made of many actions. */
function actionsOf({ kind }: ProgressEvent, counted: NonNullable<ProgressEvent['counted']>): number {
  if (kind === 'crossword') return crosswordAnswers
  return kind === 'memory' ? Math.max(1, counted.memoryPoints) : counted.counted + counted.repeated
}
