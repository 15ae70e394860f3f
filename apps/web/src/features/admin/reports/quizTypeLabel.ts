import type { QuizType } from '@seraph/schema/http/appeals/errorReports'

import { namedActivities } from '../../../activities/index.ts'

/** An activity's name as the navigation has it. */
export function quizTypeLabel(quizType: QuizType): string {
  return namedActivities.find(([, activity]) => activity.quizType === quizType)?.[1].title ?? quizType
}
