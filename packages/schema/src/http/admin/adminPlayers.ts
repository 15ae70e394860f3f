import { z } from 'zod'

import { GemLetter, PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { OptionalName } from '../typedName.ts'

/** A player as the admin finds one (rule 34). */
export const FoundPlayer = z.object({
  id: z.uuid(),
  playerCode: PlayerCode,
  /** Codes that the player had before, or took over from a duplicate. */
  formerCodes: z.array(PlayerCode),
  displayName: z.string().nullable(),
  clubName: z.string(),
  teamName: z.string(),
  state: z.string(),
  country: z.string().nullable(),
  startingChapter: z.number().int(),
  biblicalGem: GemLetter,
  isPubliclyVisible: z.boolean(),
  /** A coach's slot that nobody has logged in to. */
  isSlotReserved: z.boolean(),
  hasCoach: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Deleted, and not for more than 14 days (rule 18). */
  isRestorable: z.boolean(),
  questionsAnswered: z.number().int(),
})
export type FoundPlayer = z.infer<typeof FoundPlayer>

/** How many players one search answers with. */
export const mostPlayersFound = 50

export const findPlayers = {
  method: 'GET',
  path: '/api/admin/players',
  isOfSeason: true,
  summary: 'Find players by code (old ones too), club, team or display name; without a text the newest; for the admin',
  query: z.object({ search: z.string().trim().max(80).default('') }),
  reply: z.array(FoundPlayer),
} as const satisfies Endpoint

const PlayerParams = z.object({ id: z.uuid() })

export const updateDisplayName = {
  method: 'PATCH',
  path: '/api/admin/players/:id',
  summary: 'Set or remove the display name that was agreed with the parents (rule 34)',
  params: PlayerParams,
  body: z.object({ displayName: OptionalName.nullable().transform((name) => name ?? null) }),
  reply: z.object({ displayName: z.string().nullable() }),
} as const satisfies Endpoint

export const restoreDeletedPlayer = {
  method: 'POST',
  path: '/api/admin/players/:id/restore',
  summary: 'Undo the deletion of a player within its 14 days (rules 18 and 34)',
  params: PlayerParams,
  reply: z.object({ isRestored: z.literal(true) }),
} as const satisfies Endpoint

export const mergePlayers = {
  method: 'POST',
  path: '/api/admin/players/:id/merge',
  summary: 'Hand all that a duplicate has, its codes too, to the player who stays; the duplicate is gone (rule 34)',
  isIdempotent: true,
  params: PlayerParams,
  body: z.object({ intoId: z.uuid() }),
  reply: z.object({ playerCode: PlayerCode, formerCodes: z.array(PlayerCode) }),
} as const satisfies Endpoint
