import type { JudgeEvaluation } from './evaluation.ts'
import type { ApplyProgress } from './progress.ts'

/** Every job's name and payload. */
export type Jobs = {
  'evaluation.judge': JudgeEvaluation
  'progress.apply': ApplyProgress
  'evaluation.sweep': { requestId: string }
  'progress.sweep': { requestId: string }
}
export type JobName = keyof Jobs
