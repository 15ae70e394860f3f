import { z } from 'zod'

import { RoomAnswer } from './roomAnswer.ts'
import { RoomEvent } from './roomEvent.ts'
import { EventStood } from './server/eventStood.ts'

/** Where every process tells the hubs that a session is over; `prefix` is the instance's (rule 16). */
export function sessionsEndedChannel(prefix: string): string {
  return `${prefix}:sessions-ended`
}

/** Logout, a new login of the same browser, revocation, deletion: the hubs close these sessions' sockets. */
export const SessionsEnded = z.object({ sessionIds: z.array(z.uuid()).min(1) })
export type SessionsEnded = z.infer<typeof SessionsEnded>

/** Where what happens in one room is told to every hub; the braces keep its channel in one slot of a cluster. */
export function roomChannel(prefix: string, roomId: string): string {
  return `{room:${roomId}}:${prefix}`
}

/**
 * What happened in a room, published after its commit. `answer`: the mark behind a `score_updated`, for one participant and the host.
 * `connectionId`: the socket that holds the seat of a `participant_rejoined` now; any other is told and closed.
 */
export const RoomHappened = z.object({
  event: RoomEvent,
  answer: RoomAnswer.optional(),
  connectionId: z.uuid().nullable().optional(),
})
export type RoomHappened = z.infer<typeof RoomHappened>

/** Somebody is writing: told to the hubs, stored nowhere. */
export const RoomTyping = z.object({ typing: z.object({ roomId: z.uuid(), userId: z.uuid() }) })
export type RoomTyping = z.infer<typeof RoomTyping>

/** Where an event room stands now (rule 230). */
export const EventTold = z.object({ stood: EventStood })
export type EventTold = z.infer<typeof EventTold>

/** All that is said on a room's channel. */
export const RoomNews = z.union([RoomHappened, RoomTyping, EventTold])
export type RoomNews = z.infer<typeof RoomNews>
