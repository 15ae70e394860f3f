import { z } from 'zod'

/** The levels of the event, in the order in which a team goes through them (rule 170). */
export const EventLevel = z.enum(['area', 'conference', 'union', 'division'])
export type EventLevel = z.infer<typeof EventLevel>
