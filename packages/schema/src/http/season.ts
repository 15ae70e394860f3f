import { z } from 'zod'

import { Season } from '../season.ts'
import type { Endpoint } from './endpoint.ts'
import { SeasonId } from './seasonNamed.ts'

export const getSeason = {
  method: 'GET',
  path: '/api/season',
  isOfSeason: true,
  summary: 'The public part of a season, with its hash; a closed one too',
  reply: Season,
} as const satisfies Endpoint

/** The season in hand after the call: the one chosen. */
const InHand = z.object({ season: SeasonId })

export const choosePlayerSeason = {
  method: 'PATCH',
  path: '/api/players/season',
  summary: 'Choose the season that the signed-in player studies now',
  body: z.object({ season: SeasonId }),
  reply: InHand,
} as const satisfies Endpoint

export const setClubSeason = {
  method: 'PATCH',
  path: '/api/coaches/season',
  summary: "Set the season of the coach's club: its players land there, and choose anew",
  body: z.object({ season: SeasonId }),
  reply: InHand,
} as const satisfies Endpoint
