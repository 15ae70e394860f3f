import { z } from 'zod'

/** Fixed, kind words to whoever wrote an answer that speaks of distress, and to nobody else (rule 50). */
export const Care = z.object({ type: z.literal('care'), roomId: z.uuid(), text: z.string() })
