import { z } from 'zod'

import { GemLetter, PlayerCode, Seconds } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'

const count = z.number().int().min(0)

/** What everybody may see of a player who opted in (document 1, §2.9): effort, never accuracy. */
export const FeaturedPlayer = z.object({
  id: z.uuid(),
  playerCode: PlayerCode,
  /** The name that the parents agreed to, shown instead of the code (ruling 34). */
  displayName: z.string().nullable(),
  clubName: z.string(),
  teamName: z.string(),
  biblicalGem: GemLetter,
  totalSessions: count,
  totalQuestionsAnswered: count,
  totalCrosswordsCompleted: count,
  memorizationGamePoints: count,
  totalStudyTime: Seconds,
  triviaPointsEarned: count,
  chaptersExplored: count,
  studyStreak: count,
  rank: z.object({ tier: z.string(), points: count }),
})
export type FeaturedPlayer = z.infer<typeof FeaturedPlayer>

export const listFeaturedPlayers = {
  method: 'GET',
  path: '/api/featured-players',
  summary:
    'Players who opted in, by rank points and questions answered; `after` is the id of the last one known (ruling 41)',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(500).default(100),
    after: z.uuid().optional(),
  }),
  reply: z.array(FeaturedPlayer),
} as const satisfies Endpoint
