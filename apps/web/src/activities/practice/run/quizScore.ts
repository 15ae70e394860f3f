import { accuracy } from '@seraph/domain/progress/accuracy'

import type { Quiz } from '../quizState.ts'

export type QuizScore = {
  answered: number
  earned: number
  /** The points that the answered questions were worth. */
  possible: number
  /** The points of the whole quiz. */
  total: number
  /** Earned of possible in whole percent; null before the first mark. */
  percent: number | null
}

/** The score so far: only questions that were marked count. */
export function quizScore({ questions, marks }: Quiz): QuizScore {
  const given = Object.values(marks)
  const earned = sum(given.map(({ score }) => score))
  const possible = sum(given.map(({ maxScore }) => maxScore))
  const total = sum(questions.map(({ points }) => points))
  return { answered: given.length, earned, possible, total, percent: accuracy(earned, possible) }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
