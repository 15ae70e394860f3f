import type { KnownZone } from '@seraph/schema/progress/knownZone'

import { localDate } from '../progress/localDate.ts'

/**
 * The local date of an event and the time zone that it is told in (rule
 * 23). The zone is fixed within a day: another one that the browser tells
 * holds from the first event after that day's end in the zone before (rule 44). So nobody has two days at once.
 * @param at milliseconds since 1970. @param told the browser's zone, where it tells a valid one.
 */
export function dayInZone(
  at: number,
  known: KnownZone,
  told: string | undefined,
): { localDate: string; timeZone: string } {
  const { timeZone, timeZoneOn } = known
  const inKnown = timeZone === null ? undefined : { timeZone, localDate: localDate(at, timeZone) }
  const isFixed = told === undefined || (timeZoneOn !== null && (inKnown?.localDate ?? '') <= timeZoneOn)
  if (inKnown !== undefined && isFixed) return inKnown
  const zone = told ?? 'UTC'
  return { timeZone: zone, localDate: localDate(at, zone) }
}
