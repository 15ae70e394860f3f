import { newId } from '../../api/newId.ts'
import { newClockReading, type ClockReading } from '../../activity/studyClock.ts'
import { startSelfGraded, type SelfGradedQuiz } from './selfGradedQuiz.ts'

/** All of a quiz under way, as it is kept in the browser: plain data. */
export type KeptSelfGraded = {
  quiz: SelfGradedQuiz
  clock: ClockReading
  /** The idempotency key that the quiz will be saved under: made once, so that no second try counts again (rule 20). */
  saveKey: string
}

/** The version of the form above. */
export const selfGradedVersion = 1

export function newSelfGraded(questions: SelfGradedQuiz['questions']): KeptSelfGraded {
  return { quiz: startSelfGraded(questions), clock: newClockReading, saveKey: newId() }
}
