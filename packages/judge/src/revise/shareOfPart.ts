import type { JudgedQuestion } from '@seraph/schema/judging'

import { splitQuestion } from '../read/split/splitQuestion.ts'

/** The points of one part of a question: at least one. */
export function shareOfPart(asked: JudgedQuestion): number {
  const { points, parts } = splitQuestion(asked)
  return Math.max(1, Math.floor(points / parts.length))
}
