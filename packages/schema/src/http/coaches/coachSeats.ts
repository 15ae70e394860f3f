import { z } from 'zod'

import { GemLetter, PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'

/** A seat in a coach's team that nobody has used (rule 149). `isDeleted`: the coach's own, whose gem waits until the 14 days are over. */
export const CoachSeat = z.object({
  playerId: z.uuid(),
  playerCode: PlayerCode,
  teamName: z.string(),
  startingChapter: z.number().int(),
  biblicalGem: GemLetter,
  isDeleted: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type CoachSeat = z.infer<typeof CoachSeat>

/** How many seats are listed at once. */
export const mostSeatsListed = 300

export const listCoachSeats = {
  method: 'GET',
  path: '/api/coaches/seats',
  summary: "Seats in the coach's teams that nobody has used and that the coach can free",
  reply: z.array(CoachSeat),
} as const satisfies Endpoint

export const freeSeat = {
  method: 'POST',
  path: '/api/coaches/seats/:playerId/free',
  summary: 'Free a seat that nobody has used, at once and for good; its gem can be had again',
  params: z.object({ playerId: z.uuid() }),
  reply: z.object({ isFreed: z.literal(true) }),
} as const satisfies Endpoint
