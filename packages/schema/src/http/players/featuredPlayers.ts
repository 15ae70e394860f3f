import { z } from 'zod'

import { GemLetter, Seconds } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'

const count = z.number().int().min(0)

/** What everybody may see of a player who opted in (rule 109): effort as far as it counts (rule 44), never accuracy. */
export const FeaturedPlayer = z.object({
  id: z.uuid(),
  /** What others call the player: the name that the parents agreed to, where there is one, else the code (rules 34 and 43). */
  playerCode: z.string(),
  displayName: z.string().nullable(),
  clubName: z.string(),
  teamName: z.string(),
  biblicalGem: GemLetter,
  totalSessions: count,
  totalQuestionsAnswered: count,
  /** Marked by the player's own honour: told apart, and for no rank. */
  selfGradedQuestions: count,
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
  isOfSeason: true,
  summary:
    'Players who opted in, by rank points and questions answered; `after` is the id of the last one known (rule 41)',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(500).default(100),
    after: z.uuid().optional(),
  }),
  reply: z.array(FeaturedPlayer),
} as const satisfies Endpoint
