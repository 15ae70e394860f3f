import { language } from './language.ts'

const long = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

/** The day of a time (ISO 8601 or milliseconds since 1970) in the reader's time zone: "November 20, 2026". */
export function longDateText(at: string | number): string {
  return long.format(new Date(at))
}

/** The same, shorter: "Nov 20, 2026". */
export function dateText(at: string | number): string {
  return medium.format(new Date(at))
}

/** The same, without the year: "Nov 20". */
export function shortDateText(at: string | number): string {
  return short.format(new Date(at))
}

/** A time in the reader's time zone: "Nov 20, 2026, 14:05". */
export function momentText(at: string | number): string {
  return moment.format(new Date(at))
}

const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' })

/** The day of a time to come, as people say it: "today", "tomorrow", "on Friday", "on Dec 4". Both in milliseconds since 1970. */
export function dueText(at: number, now: number): string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000)
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return `on ${days < 7 ? weekday.format(at) : shortDateText(at)}`
}
