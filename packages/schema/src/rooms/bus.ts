import { z } from 'zod'

/** Where every process tells the hubs that a session is over; `prefix` is the instance's (ruling 16). */
export function sessionsEndedChannel(prefix: string): string {
  return `${prefix}:sessions-ended`
}

/** Logout, a new login of the same browser, revocation, deletion: the hubs close these sessions' sockets. */
export const SessionsEnded = z.object({ sessionIds: z.array(z.uuid()).min(1) })
export type SessionsEnded = z.infer<typeof SessionsEnded>
