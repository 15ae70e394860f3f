import type { GiveFeedback, HelpCoach } from './coach.ts'
import type { JudgeEvaluation } from './evaluation.ts'
import type { ApplyProgress } from './progress.ts'

/** Every job's name and payload. */
export type Jobs = {
  'coach.help': HelpCoach
  'evaluation.judge': JudgeEvaluation
  'feedback.give': GiveFeedback
  'progress.apply': ApplyProgress
  'evaluation.sweep': { requestId: string }
  'progress.sweep': { requestId: string }
  'records.clean': { requestId: string }
}
export type JobName = keyof Jobs
