import { z } from 'zod'

import { EventPhase } from '../eventPhase.ts'

/**
 * Where an event room stands since its `version` (rule 230); what else this
 * client may see of it, it asks for. `question`: from 0. `leftMs`: how long the
 * sheets are still open, or the break lasts, or a phase that ends by itself, when
 * this was said; null where no time runs.
 */
export const EventStood = z.object({
  type: z.literal('event_stood'),
  roomId: z.uuid(),
  version: z.number().int().min(1),
  phase: EventPhase,
  question: z.number().int(),
  leftMs: z.number().int().nullable(),
})
export type EventStood = z.infer<typeof EventStood>
