/**
 * - `lobby`: teams take their seats.
 * - `read_1`, `read_2`: the question is read.
 * - `answer`: sheets are open until `deadline`.
 * - `locked`: the time is over; sheets that came late through the net may still arrive.
 * - `marking`: the judge has marked, graders look.
 * - `reveal`: the answer is read out.
 * - `break`: between two questions. `end`: nothing moves any more.
 */
export type EventPhase = 'lobby' | 'read_1' | 'read_2' | 'answer' | 'locked' | 'marking' | 'reveal' | 'break' | 'end'

/**
 * Where an event stands. `question`: from 0; `deadline`: when the sheets close, by the server's clock in milliseconds since 1970, in `answer` and
 * `locked` alone; `extraMs`: what the host added for everybody; `isVoid`: which questions count for nobody; `wasBreak`: the break has been.
 */
export type EventState = {
  phase: EventPhase
  question: number
  deadline: number | undefined
  extraMs: number
  isVoid: readonly boolean[]
  wasBreak: boolean
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
  }
}
