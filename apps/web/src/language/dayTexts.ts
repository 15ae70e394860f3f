import { language } from './language.ts'

const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' })

/** A calendar day, `YYYY-MM-DD`: "July 12, 2025". */
export function longDayText(day: string): string {
  return long.format(Date.parse(day))
}

/** A calendar day, `YYYY-MM-DD`: "Jul 12, 2025". */
export function dayText(day: string): string {
  return medium.format(Date.parse(day))
}

/** The weekday of a calendar day, `YYYY-MM-DD`, as one letter: "S". */
export function weekdayLetter(day: string): string {
  return weekday.format(Date.parse(day))
}

const weekdayName = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
const monthDay = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The weekday of a calendar day, `YYYY-MM-DD`: "Saturday". */
export function weekdayText(day: string): string {
  return weekdayName.format(Date.parse(day))
}

/** A calendar day, `YYYY-MM-DD`, without its year: "January 16". */
export function monthDayText(day: string): string {
  return monthDay.format(Date.parse(day))
}
