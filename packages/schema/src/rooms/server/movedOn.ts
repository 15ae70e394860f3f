import { z } from 'zod'

import { eventFields } from '../event.ts'
import { Turn } from '../turn.ts'

/** Everybody in the room has the next question now, or is through (rule 206). */
export const MovedOn = z.object({ type: z.literal('moved_on'), ...eventFields, turn: Turn })
