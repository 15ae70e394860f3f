import { localDate } from '@seraph/domain/progress/localDate'

/** The calendar day in this browser's time zone, `YYYY-MM-DD`. */
export function todayHere(): string {
  return localDate(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}
