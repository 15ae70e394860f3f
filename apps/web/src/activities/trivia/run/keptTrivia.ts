import type { TriviaQuestion } from '@seraph/schema/http/trivia'

import { newId } from '../../../api/newId.ts'
import { newClockReading, type ClockReading } from '../../../activity/studyClock.ts'
import { startTrivia, type TriviaRun } from './triviaRun.ts'

/** All of a round under way, as it is kept in the browser: plain data. */
export type KeptTrivia = {
  run: TriviaRun
  clock: ClockReading
  /** The idempotency key that the round will be saved under: made once, so that no second try counts again (rule 20). */
  saveKey: string
}

/** The version of the form above. */
export const triviaVersion = 2

export function newTrivia(chapters: readonly number[], questions: readonly TriviaQuestion[]): KeptTrivia {
  return { run: startTrivia(chapters, questions), clock: newClockReading, saveKey: newId() }
}
