import { z } from 'zod'

import { Chapter } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'

const count = z.number().int().min(0)
const share = z.number().min(0).max(1)

/**
 * How a team stands, by parts of answers: `met`: asked somebody; `kept`: kept by somebody; `expected`: known on the day with no more
 * study.
 */
const Standing = z.object({ parts: count, met: count, kept: count, expected: z.number().min(0) })

/** What a meeting is for, with the chapters to go through. */
export const PlannedMeeting = z.object({ goal: z.enum(['near', 'new']), chapters: z.array(Chapter).min(1) })
export type PlannedMeeting = z.infer<typeof PlannedMeeting>

/** How ready a team is for the day that it prepares for (rule 222). */
export const TeamReadiness = Standing.extend({
  asOf: z.iso.datetime(),
  /** The club's next event; null where no day is known: then today is meant. */
  event: z.object({ name: z.string(), date: z.iso.date(), daysLeft: count, isOwn: z.boolean() }).nullable(),
  questions: count,
  /** The part of the points that is expected, and between what 19 of 20 events of 90 questions would leave it. */
  share,
  low: share,
  high: share,
  /** How much of the season has been heard from the team. */
  sureness: z.enum(['little', 'some', 'much']),
  chapters: z.array(Standing.extend({ chapter: Chapter })),
  /** What to do in the next two meetings. */
  meetings: z.array(PlannedMeeting).max(2),
})
export type TeamReadiness = z.infer<typeof TeamReadiness>

export const getTeamReadiness = {
  method: 'GET',
  path: '/api/coaches/teams/:teamId/readiness',
  isOfSeason: true,
  summary: 'What a team would bring to its next event, by chapter, and what to do in the next two meetings',
  params: z.object({ teamId: z.uuid() }),
  reply: TeamReadiness,
} as const satisfies Endpoint
