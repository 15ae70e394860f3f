import { z } from 'zod'

import { eventFields } from '../event.ts'
import { Turn } from '../turn.ts'

/** The room is active: whoever has chapters begins; `turn` is the first question of a room that goes together, else null. */
export const QuizStarted = z.object({
  type: z.literal('quiz_started'),
  ...eventFields,
  startedAt: z.iso.datetime(),
  turn: Turn.nullable(),
})
