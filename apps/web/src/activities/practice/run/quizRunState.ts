import type { Question } from '@seraph/schema/http/questions'

import { newId } from '../../../api/newId.ts'
import { startQuiz, type Quiz } from '../quizState.ts'
import { newClockReading, type ClockReading } from '../../../activity/studyClock.ts'

/** An answer on its way to be marked. Its keys are made once, so that no later try is marked or counted again (rule 20). */
export type Submission = {
  questionId: string
  answer: string
  evaluationKey: string
  saveKey: string
  /** What it says of memory (rule 195); alone where nothing is said. */
  recall?: 'practice' | 'helped' | undefined
}

/** All of a quiz under way, as it is kept in the browser: plain data. */
export type QuizRunState = {
  quiz: Quiz
  /** What stands in the answer box. */
  draft: string
  submission: Submission | null
  clock: ClockReading
}

/** The version of the form above. */
export const quizRunVersion = 1

/** A run at its first question. An answer that was given to it before is in the box and marked at once. */
export function startRun(questions: readonly Question[], answer = ''): QuizRunState {
  const [first] = questions
  const submission =
    answer === '' || first === undefined
      ? null
      : { questionId: first.id, answer, evaluationKey: newId(), saveKey: newId() }
  return { quiz: startQuiz(questions), draft: answer, submission, clock: newClockReading }
}
