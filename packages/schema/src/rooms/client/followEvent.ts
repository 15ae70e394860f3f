import { z } from 'zod'

/** Asks to hear where an event room stands, by a token of it or the coach's session (rule 230); answered with `event_stood`. */
export const FollowEvent = z.object({
  type: z.literal('follow_event'),
  roomId: z.uuid(),
  token: z.string().min(20).max(100),
})
export type FollowEvent = z.infer<typeof FollowEvent>
