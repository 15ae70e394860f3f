import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The host gave these participants, all who take part, these chapters, or none. */
export const EveryoneAssigned = z.object({
  type: z.literal('everyone_assigned'),
  ...eventFields,
  userIds: z.array(z.uuid()).min(1),
  chapters: z.array(z.number().int()),
})
