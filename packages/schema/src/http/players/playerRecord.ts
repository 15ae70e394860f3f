import { z } from 'zod'

import { PbeExperience } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { OptionalName } from '../typedName.ts'
import { Player, TypedNumber } from './players.ts'

export const updateFeatured = {
  method: 'POST',
  path: '/api/players/update-featured',
  summary: "Show the session's player on the Featured Players page, or no longer (rule 11)",
  body: z.object({
    /** Must be the session's player, under any of their codes; a tab may be older than the session. */
    playerCode: z.string().max(40).optional(),
    isPubliclyVisible: z.boolean(),
  }),
  reply: z.object({ player: Player }),
} as const satisfies Endpoint

export const updateSettings = {
  method: 'PATCH',
  path: '/api/players/settings',
  summary: 'Change what the signed-in player says of themselves; what is left out stays, null removes (rule 34)',
  body: z.object({
    isPubliclyVisible: z.boolean().optional(),
    country: OptionalName.nullable(),
    pbeExperience: PbeExperience.nullable().optional(),
  }),
  reply: z.object({ player: Player }),
} as const satisfies Endpoint

/** Everything that is kept about a player: the rows of each table that speaks of them (rule 18). */
export const PlayerRecord = z.object({
  downloadedAt: z.iso.datetime(),
  player: Player,
  kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PlayerRecord = z.infer<typeof PlayerRecord>

export const getRecord = {
  method: 'POST',
  path: '/api/players/record',
  summary: 'Everything that is kept about the signed-in player, for whoever knows the number (rule 42)',
  body: z.object({ secretNumber: TypedNumber }),
  reply: PlayerRecord,
} as const satisfies Endpoint

export const deleteRecord = {
  method: 'POST',
  path: '/api/players/delete-record',
  summary: 'Delete the signed-in player: hidden at once, final after 14 days (rule 18)',
  /** Typed once more, so that no slip deletes anybody. */
  body: z.object({ playerCode: z.string().max(40), secretNumber: TypedNumber }),
  reply: z.object({ finalAt: z.iso.datetime() }),
} as const satisfies Endpoint
