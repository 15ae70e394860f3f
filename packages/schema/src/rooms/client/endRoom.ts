import { z } from 'zod'

/** The host ends the session for everyone. */
export const EndRoom = z.object({ type: z.literal('end_room'), roomId: z.uuid(), hostId: z.string().max(64) })
export type EndRoom = z.infer<typeof EndRoom>
