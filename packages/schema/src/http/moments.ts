import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'

/** What is told of, the greatest first. */
export const MomentKind = z.enum(['tier', 'first_chapter', 'achievement', 'streak', 'first_point'])
export type MomentKind = z.infer<typeof MomentKind>

/**
 * Something that a player has reached (rule 212). `value`: the tier's name,
 * the chapter's ordinal, the achievement's id, the streak's days; empty
 * for the first point. `id` is told back.
 */
export const Moment = z.object({ id: z.string(), kind: MomentKind, value: z.string() })
export type Moment = z.infer<typeof Moment>

export const listMoments = {
  method: 'GET',
  path: '/api/moments',
  isOfSeason: true,
  summary: 'What the signed-in player has reached and has not been told yet',
  reply: z.object({ moments: z.array(Moment) }),
} as const satisfies Endpoint

export const tellMoments = {
  method: 'POST',
  path: '/api/moments/told',
  isOfSeason: true,
  summary: 'These moments were shown to the player: they are told no more',
  body: z.object({ ids: z.array(z.string().max(80)).max(100) }),
  /** How many of them were not told before. */
  reply: z.object({ told: z.number().int().min(0) }),
} as const satisfies Endpoint
