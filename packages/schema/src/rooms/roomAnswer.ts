import { z } from 'zod'

import { Evaluation } from '../http/evaluate.ts'
import { CountedNow } from '../progress/countedNow.ts'

/** A mark in a room: `isFinal` once no model will change it (rule 36). */
export const RoomEvaluation = Evaluation.extend({ isFinal: z.boolean() })
export type RoomEvaluation = z.infer<typeof RoomEvaluation>

/**
 * An answer of a participant with its mark, for that participant alone;
 * `version`: the room's when it was marked last. `counted`: what of it counts
 * for a signed-in player, told with the mark that is final and never again (rule 44).
 */
export const RoomAnswer = z.object({
  userId: z.uuid(),
  submissionId: z.uuid(),
  questionId: z.string(),
  chapter: z.number().int(),
  evaluation: RoomEvaluation,
  version: z.number().int(),
  counted: CountedNow.optional(),
})
export type RoomAnswer = z.infer<typeof RoomAnswer>

/** The same as a host's table needs it; answers and feedback are in the room's results. */
export const RoomMark = z.object({
  userId: z.uuid(),
  questionId: z.string(),
  chapter: z.number().int(),
  score: z.number().int(),
  maxScore: z.number().int(),
  isFinal: z.boolean(),
  version: z.number().int(),
})
export type RoomMark = z.infer<typeof RoomMark>
