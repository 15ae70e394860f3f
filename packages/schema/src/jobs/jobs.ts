import type { GiveFeedback, HelpCoach } from './coach.ts'
import type { JudgeEvaluation, JudgeRoomAnswer } from './evaluation.ts'
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
  'room.judge': JudgeRoomAnswer
  'room.sweep': { requestId: string }
}
export type JobName = keyof Jobs
