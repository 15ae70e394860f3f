import { z } from 'zod'

import { RoomAnswer } from '../roomAnswer.ts'

/**
 * A mark, for the participant who answered and the host alone; comes a second time when a model has judged (rule 36). `repliesTo`: the
 * submission that is answered with an earlier one's mark.
 */
export const AnswerSubmitted = z.object({
  type: z.literal('answer_submitted'),
  roomId: z.uuid(),
  ...RoomAnswer.shape,
  repliesTo: z.uuid().optional(),
})
export type AnswerSubmitted = z.infer<typeof AnswerSubmitted>
