import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The host gave a participant these chapters, or none. */
export const ChaptersAssigned = z.object({
  type: z.literal('chapters_assigned'),
  ...eventFields,
  participantId: z.uuid(),
  userId: z.uuid(),
  chapters: z.array(z.number().int()),
})
