import type { z } from 'zod'

import { CoachHelped, FeedbackGiven } from './coach.ts'
import { EvaluationSettled } from './evaluation.ts'

export type JobReplies = {
  'coach.help': CoachHelped
  'evaluation.judge': EvaluationSettled
  'feedback.give': FeedbackGiven
}
export type RepliedJob = keyof JobReplies

/** What a worker sends to the process that waits for a job's result, by the job's name. */
export const jobReplies: { readonly [N in RepliedJob]: z.ZodType<JobReplies[N]> } = {
  'coach.help': CoachHelped,
  'evaluation.judge': EvaluationSettled,
  'feedback.give': FeedbackGiven,
}
