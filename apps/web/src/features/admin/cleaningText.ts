import type { CleaningRefusal } from '@seraph/schema/http/admin/adminCleaning'

import { numberText } from '../../language/numberText.ts'

/** What kinds of rows are called. */
const names: Record<string, string> = {
  players: 'deleted players',
  unusedSeats: 'seats that somebody registered and never used',
  guestTexts: 'answers that guests wrote',
  playerTexts: 'answers that players wrote',
  guestRehearsals: 'rehearsals of guests',
  rehearsals: 'answers of rehearsals',
  eventSets: 'sets that nobody played',
  reports: 'comments of error reports',
  keys: 'keys of calls',
  sessions: 'ended sessions of players',
  coachSessions: 'ended sessions of coaches',
}

const days = (seconds: number): number => Math.round(Math.abs(seconds) / (24 * 3_600))

/** Why cleaning up waits, in a sentence or two for the admin. */
export function cleaningText(refusal: CleaningRefusal): string {
  if (refusal.code === 'large_share')
    return `It would erase ${numberText(refusal.due)} of ${numberText(refusal.all)} or more ${names[refusal.kind] ?? refusal.kind}.`
  if (refusal.code === 'long_ago')
    return `It last ran ${days(refusal.sinceLastRunSeconds)} days ago. That is right after a long break, and wrong where the database's clock is.`
  return `By the database's clock it last ran ${days(refusal.sinceLastRunSeconds)} days from now: the clock was turned back.`
}
