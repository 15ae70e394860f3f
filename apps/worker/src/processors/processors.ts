import { GiveFeedback, HelpCoach } from '@seraph/schema/jobs/coach'
import { JudgeEvaluation, JudgeRoomAnswer } from '@seraph/schema/jobs/evaluation'
import { ApplyProgress } from '@seraph/schema/jobs/progress'
import { RemarkAnswers } from '@seraph/schema/jobs/remarks'
import { UnrecoverableError } from '@seraph/service/queue/jobWorker'
import type { Processors } from '@seraph/service/queue/jobWorker'
import type { z } from 'zod'

import type { Deps } from '../deps.ts'
import { applyProgress } from './applyProgress.ts'
import { giveFeedback } from './giveFeedback.ts'
import { helpCoach } from './coachHelp/helpCoach.ts'
import { judgeEvaluation } from './marks/judgeEvaluation.ts'
import { judgeRoomAnswer } from './marks/judgeRoomAnswer.ts'
import { remarkAnswers } from './remarks/remarkAnswers.ts'

/** Every job by its name. A payload that can't be read fails its job for good. */
export function processorsOf(deps: Deps): Processors {
  return {
    'coach.help': (data) => helpCoach(deps, parse(HelpCoach, data)),
    'answers.remark': (data) => remarkAnswers(deps, parse(RemarkAnswers, data)),
    'feedback.give': (data) => giveFeedback(deps, parse(GiveFeedback, data)),
    'evaluation.judge': (data) => judgeEvaluation(deps, parse(JudgeEvaluation, data)),
    'progress.apply': (data) => applyProgress(deps, parse(ApplyProgress, data)),
    'room.judge': (data) => judgeRoomAnswer(deps, parse(JudgeRoomAnswer, data)),
  }
}

function parse<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const parsed = shape.safeParse(data)
  if (parsed.success) return parsed.data
  throw new UnrecoverableError(`unreadable payload: ${parsed.error.message}`)
}
