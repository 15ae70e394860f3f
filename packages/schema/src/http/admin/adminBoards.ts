import { z } from 'zod'

import { PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'

const count = z.number().int().min(0)

/**
 * A player whose last four weeks are unlikely, or who is hidden from
 * boards (rule 153). Figures are of answers, crosswords and memory games.
 */
export const UnlikelyPlayer = z.object({
  id: z.uuid(),
  playerCode: PlayerCode,
  clubName: z.string(),
  teamName: z.string(),
  /** What counted, and what came faster than anybody can answer. */
  counted: count,
  tooFast: count,
  /** The most that counted on one day. */
  busiestDay: count,
  /** What counted and arrived more than an hour after it is said to have been done. */
  late: count,
  hiddenAt: z.iso.datetime().nullable(),
})
export type UnlikelyPlayer = z.infer<typeof UnlikelyPlayer>

export const listUnlikelyPlayers = {
  method: 'GET',
  path: '/api/admin/unlikely-players',
  isOfSeason: true,
  summary: 'The players whose last four weeks are unlikely, and those hidden from boards, for the admin (rule 153)',
  reply: z.array(UnlikelyPlayer),
} as const satisfies Endpoint

export const hideFromBoards = {
  method: 'PATCH',
  path: '/api/admin/unlikely-players/:id',
  summary: 'Hide a player from boards, or show them again; what they have done stays theirs (rule 153)',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isHidden: z.boolean() }),
  reply: z.object({ isHidden: z.boolean() }),
} as const satisfies Endpoint
