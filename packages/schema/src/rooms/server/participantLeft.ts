import { z } from 'zod'

import { eventFields } from '../event.ts'

/** A participant left, or the host removed them. */
export const ParticipantLeft = z.object({
  type: z.literal('participant_left'),
  ...eventFields,
  userId: z.uuid(),
  presence: z.enum(['left', 'removed']),
})
