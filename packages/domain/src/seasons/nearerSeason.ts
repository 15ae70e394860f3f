import { nextEvent } from './nextEvent.ts'
import type { DatedEvent } from './nextEvent.ts'

/**
 * The open season whose next event comes before that of the season in hand
 * (rules 48 and 170), the nearest of several; a season without an event
 * to come loses to any that has one. Undefined where the one in hand is the nearest, or where none has an event to come.
 */
export function nearerSeason<E extends DatedEvent, S extends { id: string }>(
  seasons: readonly (S & { events: readonly E[] })[],
  inHand: string,
  today: string,
): { season: S; event: E & { date: string; days: number } } | undefined {
  const own = seasons.find(({ id }) => id === inHand)
  const limit = own === undefined ? undefined : nextEvent(own.events, today)?.days
  return seasons
    .filter(({ id }) => id !== inHand)
    .flatMap((season) => {
      const event = nextEvent(season.events, today)
      return event === undefined || event.days >= (limit ?? Infinity) ? [] : [{ season, event }]
    })
    .toSorted((a, b) => a.event.days - b.event.days)[0]
}
