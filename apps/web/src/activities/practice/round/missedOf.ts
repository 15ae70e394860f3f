import type { Question } from '@seraph/schema/http/questions'

import type { Quiz } from '../quizState.ts'

/** The questions of a quiz that were answered and of which something was missing, in their order. */
export function missedOf({ questions, marks }: Pick<Quiz, 'questions' | 'marks'>): Question[] {
  return questions.filter(({ id }) => {
    const mark = marks[id]
    return mark !== undefined && mark.score < mark.maxScore
  })
}
