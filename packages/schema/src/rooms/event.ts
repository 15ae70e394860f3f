import { z } from 'zod'

/** What every message of a room carries that raises its version by one: `version` is the room's after it (rule 35). */
export const eventFields = { roomId: z.uuid(), version: z.number().int().min(1) }
