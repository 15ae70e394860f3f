import { z } from 'zod'

import { eventFields } from '../event.ts'

/** The room is active: whoever has chapters begins. */
export const QuizStarted = z.object({ type: z.literal('quiz_started'), ...eventFields, startedAt: z.iso.datetime() })
