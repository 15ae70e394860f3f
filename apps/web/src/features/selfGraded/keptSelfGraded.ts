import { newId } from '../../api/newId.ts'
import { newClockReading, type ClockReading } from '../../activity/studyClock.ts'
import { startSelfGraded, type SelfGradedQuiz } from './selfGradedQuiz.ts'

/** All of a quiz under way, as it is kept in the browser: plain data. */
export type KeptSelfGraded = {
  quiz: SelfGradedQuiz
  clock: ClockReading
  /** The idempotency key that the quiz will be saved under: made once, so that no second try counts again (ruling 20). */
  saveKey: string
}

/** The version of the form above. */
export const selfGradedVersion = 1

export function newSelfGraded(questions: SelfGradedQuiz['questions']): KeptSelfGraded {
  return { quiz: startSelfGraded(questions), clock: newClockReading, saveKey: newId() }
}

/** Reads a kept quiz; undefined where it is none. */
export function readSelfGraded(value: unknown): KeptSelfGraded | undefined {
  const kept = value as Partial<KeptSelfGraded> | null | undefined
  const quiz = kept?.quiz
  const count = quiz?.questions?.length ?? 0
  const isWhole = count > 0 && quiz?.scores?.length === count && quiz.isShown?.length === count
  const hasRest = kept?.clock !== undefined && typeof kept.saveKey === 'string'
  return isWhole && quiz.questions[quiz.index] !== undefined && hasRest ? (kept as KeptSelfGraded) : undefined
}
