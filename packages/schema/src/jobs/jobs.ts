import type { GiveFeedback, HelpCoach } from './coach.ts'
import type { JudgeEvaluation, JudgeRoomAnswer } from './evaluation.ts'
import type { ApplyProgress } from './progress.ts'
import type { RemarkAnswers } from './remarks.ts'

/** Every job's name and payload. */
export type Jobs = {
  'coach.help': HelpCoach
  'evaluation.judge': JudgeEvaluation
  'answers.remark': RemarkAnswers
  'feedback.give': GiveFeedback
  'progress.apply': ApplyProgress
  'room.judge': JudgeRoomAnswer
}
export type JobName = keyof Jobs
