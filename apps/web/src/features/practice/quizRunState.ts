import type { Question } from '@seraph/schema/http/questions'

import { startQuiz, type Quiz } from './quizState.ts'
import { newClockReading, type ClockReading } from '../../activity/studyClock.ts'

/** An answer on its way to be marked. Its keys are made once, so that no later try is marked or counted again (ruling 20). */
export type Submission = { questionId: string; answer: string; evaluationKey: string; saveKey: string }

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

/** A run at its first question. */
export function startRun(questions: readonly Question[]): QuizRunState {
  return { quiz: startQuiz(questions), draft: '', submission: null, clock: newClockReading }
}

/** Reads a kept run; undefined where it is none. */
export function readRun(value: unknown): QuizRunState | undefined {
  const run = value as Partial<QuizRunState> | null | undefined
  const hasQuestion = run?.quiz?.questions?.[run.quiz.index]?.id !== undefined
  return hasQuestion && typeof run?.draft === 'string' && run.clock !== undefined ? (run as QuizRunState) : undefined
}
