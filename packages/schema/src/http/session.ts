import { z } from 'zod'

import { Coach } from './coaches/coaches.ts'
import type { Endpoint } from './endpoint.ts'
import { ClubEvent } from './coaches/clubEvents.ts'
import { Player } from './players/players.ts'
import { SeasonId } from './seasonNamed.ts'

/**
 * A season that is open, as people choose it (rule 48), or that the admin looks
 * at, with its events as the coach's, else the player's club has them (rule 170).
 */
export const OpenSeason = z.object({
  id: SeasonId,
  title: z.string(),
  year: z.number().int(),
  /** Loaded beside the open ones, for the admin alone (rule 193). */
  isPreview: z.boolean(),
  events: z.array(ClubEvent),
})
export type OpenSeason = z.infer<typeof OpenSeason>

/** Who this browser is, as the server sees it (rule 11). */
export const Session = z.object({
  player: Player.nullable(),
  /** The browser is proved for the player (rule 42). */
  isProved: z.boolean(),
  /** Until when a player who signed in without a number only studies here; null for everybody else (rule 42). */
  studiesUntil: z.iso.datetime().nullable(),
  /** A browser may hold a player's and a coach's session at once. */
  coach: Coach.nullable(),
  isAdmin: z.boolean(),
  /** The signed-in player is the admin's, and the second step is still to be taken (rule 12). */
  canBecomeAdmin: z.boolean(),
  /** The open seasons, in their order, none before the first is loaded; for the admin the previewed ones after them. */
  seasons: z.array(OpenSeason),
  /** The season that the player, else the coach, has in hand (rule 156); null for a guest. */
  season: SeasonId.nullable(),
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
