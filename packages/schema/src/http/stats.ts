import { z } from 'zod'

import type { Endpoint } from './endpoint.ts'

/** Counts of the whole instance; every marked answer counts, guests' too (rule 28). */
export const getStatsOverview = {
  method: 'GET',
  path: '/api/stats/overview',
  summary: 'Answers marked, players registered, teams active',
  reply: z.object({
    totalQuestionsAnswered: z.number().int(),
    totalRegisteredPlayers: z.number().int(),
    activeTeams: z.number().int(),
  }),
} as const satisfies Endpoint
