import type { EventState } from './eventState.ts'
import { graceMs } from './refuseDraft.ts'
import type { EventStep } from './stepEvent.ts'

/**
 * The step that the clock takes by itself at `now`, the server's, in milliseconds
 * (rule 230): sheets close in every event, all else ends by the clock only where
 * the host lets it run. Undefined while nothing is due. Whatever it leaves begins
 * its time anew, so two of one moment move the event once.
 */
export function dueStep(
  { phase, question, deadline, runs }: Pick<EventState, 'phase' | 'question' | 'deadline' | 'runs'>,
  now: number,
): EventStep | undefined {
  if (deadline === undefined) return undefined
  const hasSheets = phase === 'answer' || phase === 'locked'
  if (!hasSheets && !runs) return undefined
  return now > deadline + (hasSheets ? graceMs : 0) ? { kind: 'advance', from: phase, question } : undefined
}
