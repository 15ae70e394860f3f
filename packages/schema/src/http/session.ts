import { z } from 'zod'

import { Coach } from './coaches.ts'
import type { Endpoint } from './endpoint.ts'
import { Player } from './players.ts'

/** Who this browser is, as the server sees it (ruling 11). */
export const Session = z.object({
  player: Player.nullable(),
  /** A browser may hold a player's and a coach's session at once. */
  coach: Coach.nullable(),
  isAdmin: z.boolean(),
  /** The signed-in player is the admin's, and the second step is still to be taken (ruling 12). */
  canBecomeAdmin: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const getSession = {
  method: 'GET',
  path: '/api/session',
  summary: 'Who this browser is signed in as',
  reply: Session,
} as const satisfies Endpoint

export const becomeAdmin = {
  method: 'POST',
  path: '/api/session/admin',
  summary: "The admin's second step; rights last 12 hours",
  body: z.object({ secret: z.string().min(1).max(200) }),
  reply: Session,
} as const satisfies Endpoint
