import { z } from 'zod'

import { eventFields } from '../event.ts'

/** These members have had no connection for some seconds. */
export const ParticipantsAway = z.object({
  type: z.literal('participants_away'),
  ...eventFields,
  userIds: z.array(z.uuid()).min(1),
})
