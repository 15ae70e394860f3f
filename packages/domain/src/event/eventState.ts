import type { EventPhase } from '@seraph/schema/rooms/eventPhase'

/**
 * Where an event stands. `question`: from 0; `deadline`: when the sheets close,
 * or the break is over, by the server's clock in milliseconds since 1970, in
 * `answer`, `locked` and `break`, and where the event `runs` by itself when each
 * phase between lobby and end is over; `extraMs`: what the host added for everybody;
 * `isVoid`: which questions count for nobody; `wasBreak`: the break has been.
 */
export type EventState = {
  phase: EventPhase
  question: number
  deadline: number | undefined
  extraMs: number
  isVoid: readonly boolean[]
  wasBreak: boolean
  runs: boolean
}

/** An event of so many questions before it begins. */
export function beginEvent(questions: number): EventState {
  return {
    phase: 'lobby',
    question: 0,
    deadline: undefined,
    extraMs: 0,
    isVoid: Array.from({ length: questions }, () => false),
    wasBreak: false,
    runs: false,
  }
}
