import { z } from 'zod'

import { Judgement } from '../judging.ts'

/** Ask the model about one stored evaluation; the verdict goes to the process that waits on `replyTo`. */
export const JudgeEvaluation = z.object({
  evaluationId: z.uuid(),
  replyTo: z.string(),
  requestId: z.string(),
})
export type JudgeEvaluation = z.infer<typeof JudgeEvaluation>

/** Ask the model about one stored answer of a room; the verdict goes to the room. */
export const JudgeRoomAnswer = z.object({ evaluationId: z.uuid(), requestId: z.string() })
export type JudgeRoomAnswer = z.infer<typeof JudgeRoomAnswer>

/** How the stored evaluation was settled; `judgement` is the one that counts. */
export const EvaluationSettled = z.object({ judgedBy: z.enum(['built-in', 'model']), judgement: Judgement })
export type EvaluationSettled = z.infer<typeof EvaluationSettled>
