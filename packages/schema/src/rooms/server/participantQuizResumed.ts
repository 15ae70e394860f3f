import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The host sends this participant back to its first unanswered question (rule 38). */
export const ParticipantQuizResumed = z.object({
  type: z.literal('participant_quiz_resumed'),
  ...eventFields,
  userId: z.uuid(),
})
