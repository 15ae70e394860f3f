import { z } from 'zod'

import { Chapter } from '../../vocabulary.ts'
import { MapMember } from './coachMap.ts'
import type { Endpoint } from '../endpoint.ts'
import { PlannedMeeting, TeamReadiness } from './teamReadiness.ts'

const count = z.number().int().min(0)
const VersePlace = z.object({ chapter: Chapter, verse: z.number().int() })

/** A team's week, for the page that a coach takes to the meeting (rule 223). */
export const TeamWeek = z.object({
  asOf: z.iso.datetime(),
  event: TeamReadiness.shape.event,
  /** In the coach's order. `isUnused`: nobody has used the code yet; `gained`: parts first recalled in these seven days. */
  members: z.array(
    MapMember.extend({
      isUnused: z.boolean(),
      days: z.array(z.object({ date: z.iso.date(), was: z.enum(['studied', 'rest', 'missed', 'open']) })).length(7),
      gained: count,
    }),
  ),
  /** Who would like a kind word, in the same order: missed this week, or there on five days or more. */
  words: z.array(z.object({ playerId: z.uuid(), reason: z.enum(['missed', 'faithful']) })),
  /** Those that fewest of the asked members have now. */
  hardest: z.array(
    z.object({ questionId: z.string(), reference: z.string(), question: z.string(), asked: count, had: count }),
  ),
  /** Wordings that wait for the coach's decision, over all teams. */
  waiting: count,
  /**
   * Verses that are asked about, of them those that nobody keeps and that one player alone does; chapters of which nobody was asked
   * anything.
   */
  holes: z.object({ asked: count, holes: count, alone: count, unopened: z.array(Chapter) }),
  /**
   * What is due by the next club day (rule 204), of members who have
   * verses; `behind`: questions of former weeks. Null where nothing is.
   */
  due: z
    .object({
      by: z.iso.date(),
      members: z.array(
        z.object({
          playerId: z.uuid(),
          from: VersePlace,
          to: VersePlace,
          questions: count,
          recalled: count,
          behind: count,
        }),
      ),
    })
    .nullable(),
  /** The room of the day; null where nothing is left to gain. */
  room: PlannedMeeting.nullable(),
})
export type TeamWeek = z.infer<typeof TeamWeek>

export const getTeamWeek = {
  method: 'GET',
  path: '/api/coaches/teams/:teamId/week',
  isOfSeason: true,
  summary: 'A team’s last seven days for its coach: who studied, who would like a word, what is hard, what to do',
  params: z.object({ teamId: z.uuid() }),
  reply: TeamWeek,
} as const satisfies Endpoint
