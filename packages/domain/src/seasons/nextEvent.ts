import { dayNumber } from '../streaks/dayNumber.ts'

/** An event with its day, `YYYY-MM-DD`; null where it isn't known, or where the club doesn't go. */
export type DatedEvent = { date: string | null }

/**
 * The first of these events that isn't over, with the whole days until it: 0 on the day itself. Undefined where there is none.
 * @param today the reader's own calendar day, `YYYY-MM-DD`.
 */
export function nextEvent<E extends DatedEvent>(
  events: readonly E[],
  today: string,
): (E & { date: string; days: number }) | undefined {
  const now = dayNumber(today)
  return events
    .flatMap((event) =>
      event.date === null ? [] : [{ ...event, date: event.date, days: dayNumber(event.date) - now }],
    )
    .filter(({ days }) => days >= 0)
    .toSorted((a, b) => a.days - b.days)[0]
}
