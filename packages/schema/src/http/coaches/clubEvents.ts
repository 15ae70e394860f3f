import { z } from 'zod'

import { EventLevel } from '../../eventLevel.ts'
import { SeasonEvent } from '../../season.ts'
import type { Endpoint } from '../endpoint.ts'

/** A level's event as a club has it (rule 170); `isOwn`: its coach said so. Then a `date` that is null says that the club doesn't go. */
export const ClubEvent = z.object({ ...SeasonEvent.shape, isOwn: z.boolean() })
export type ClubEvent = z.infer<typeof ClubEvent>

/** When the club goes to an event: a day, `none` where it doesn't go, `usual` for the season's usual day. */
export const EventPlan = z.union([z.enum(['usual', 'none']), z.iso.date()])
export type EventPlan = z.infer<typeof EventPlan>

export const setClubEvents = {
  method: 'PATCH',
  path: '/api/coaches/events',
  isOfSeason: true,
  summary: "Set the days on which the coach's club goes to the season's events; levels that aren't named stay",
  body: z.object({ plans: z.partialRecord(EventLevel, EventPlan) }),
  reply: z.object({ events: z.array(ClubEvent) }),
} as const satisfies Endpoint
