import { GiveFeedback, HelpCoach } from '@seraph/schema/jobs/coach'
import { JudgeEvaluation, JudgeRoomAnswer } from '@seraph/schema/jobs/evaluation'
import { ApplyProgress } from '@seraph/schema/jobs/progress'
import { UnrecoverableError } from '@seraph/service/jobWorker'
import type { Processors } from '@seraph/service/jobWorker'
import type { z } from 'zod'

import type { Deps } from '../deps.ts'
import { applyProgress } from './applyProgress.ts'
import { cleanRecords } from './cleanRecords.ts'
import { giveFeedback } from './giveFeedback.ts'
import { helpCoach } from './helpCoach.ts'
import { judgeEvaluation } from './judgeEvaluation.ts'
import { judgeRoomAnswer } from './judgeRoomAnswer.ts'
import { sweepEvaluations } from './sweepEvaluations.ts'
import { sweepProgress } from './sweepProgress.ts'
import { sweepRooms } from './sweepRooms.ts'

/** Every job by its name. A payload that can't be read fails its job for good. */
export function processorsOf(deps: Deps): Processors {
  return {
    'coach.help': (data) => helpCoach(deps, parse(HelpCoach, data)),
    'feedback.give': (data) => giveFeedback(deps, parse(GiveFeedback, data)),
    'evaluation.judge': (data) => judgeEvaluation(deps, parse(JudgeEvaluation, data)),
    'evaluation.sweep': () => sweepEvaluations(deps),
    'progress.apply': (data) => applyProgress(deps, parse(ApplyProgress, data)),
    'progress.sweep': () => sweepProgress(deps),
    'records.clean': () => cleanRecords(deps),
    'room.judge': (data) => judgeRoomAnswer(deps, parse(JudgeRoomAnswer, data)),
    'room.sweep': () => sweepRooms(deps),
  }
}

function parse<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const parsed = shape.safeParse(data)
  if (parsed.success) return parsed.data
  throw new UnrecoverableError(`unreadable payload: ${parsed.error.message}`)
}
