import type { ReviewState } from '@seraph/db/queries/reviews/reviewState'
import { eventsOfClub } from '@seraph/domain/seasons/eventsOfClub'
import { nextEvent } from '@seraph/domain/seasons/nextEvent'

import type { OpenSeason } from '../../season/openSeason.ts'

/**
 * What a player prepares for: `event` is the next one of their club, undefined
 * where no day is known; `at` is the noon of the day, in milliseconds.
 */
export type PreparedDay = {
  event: { name: string; date: string; days: number; isOwn: boolean } | undefined
  at: number
}

/**
 * The day that a player's memory is planned towards (rules 170 and 197): the club's next event, else the season's last day.
 * @param today the player's own calendar day, `YYYY-MM-DD`.
 */
export function preparedDay(
  { season }: OpenSeason,
  { eventDays }: Pick<ReviewState, 'eventDays'>,
  today: string,
): PreparedDay {
  const event = nextEvent(eventsOfClub(season.events, new Map(Object.entries(eventDays))), today)
  return { event, at: Date.parse(`${event?.date ?? season.endsOn}T12:00:00Z`) }
}
