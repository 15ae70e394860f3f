import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The host decided about a seat. */
export const SeatDecided = z.object({
  type: z.literal('seat_decided'),
  ...eventFields,
  requestId: z.uuid(),
  participantId: z.uuid(),
  isAllowed: z.boolean(),
})
