import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The host changed the room's chapters. */
export const ChaptersUpdated = z.object({
  type: z.literal('chapters_updated'),
  ...eventFields,
  chapters: z.array(z.number().int()).min(1),
})
