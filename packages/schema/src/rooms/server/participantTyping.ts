import { z } from 'zod'

/** A participant is writing an answer, for the host alone; it holds for a few seconds. */
export const ParticipantTyping = z.object({
  type: z.literal('participant_typing'),
  roomId: z.uuid(),
  userId: z.uuid(),
})
