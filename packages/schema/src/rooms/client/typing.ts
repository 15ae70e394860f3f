import { z } from 'zod'

/** This member is writing an answer: said at most every few seconds, and never what is written. */
export const Typing = z.object({ type: z.literal('typing'), roomId: z.uuid() })
