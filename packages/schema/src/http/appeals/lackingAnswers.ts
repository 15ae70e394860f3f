import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { AnswerResult } from '../rooms/roomResults.ts'

/** How many answers are listed. */
export const mostLacking = 30

export const listLackingAnswers = {
  method: 'GET',
  path: '/api/player-progress/:playerId/lacking',
  isOfSeason: true,
  summary:
    'A player’s latest answers that lack points, for the player, the coach and the admin: to ask about a mark (rule 186)',
  params: z.object({ playerId: z.uuid() }),
  reply: z.object({ answers: z.array(AnswerResult) }),
} as const satisfies Endpoint
