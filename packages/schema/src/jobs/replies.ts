import { EvaluationSettled } from './evaluation.ts'

/** What a worker sends to the process that waits for a job's result, by the job's name. */
export const jobReplies = { 'evaluation.judge': EvaluationSettled } as const

export type JobReplies = { 'evaluation.judge': EvaluationSettled }
export type RepliedJob = keyof JobReplies
