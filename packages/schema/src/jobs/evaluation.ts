import { z } from 'zod'

/** Ask the model about one stored evaluation; the verdict goes to the process that waits on `replyTo`. */
export const JudgeEvaluation = z.object({
  evaluationId: z.uuid(),
  replyTo: z.string(),
  requestId: z.string(),
})
export type JudgeEvaluation = z.infer<typeof JudgeEvaluation>
