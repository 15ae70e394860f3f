import type { OpenSeason, Session } from '@seraph/schema/http/session'

import { earlyReplies } from '../../api/earlyReplies.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { seasonName, setSeasonName } from '../../api/seasonName.ts'
import { keepGuestChoice } from './guestChoice.ts'
import { seasonInHand } from './seasonInHand.ts'

/** Whether this page has taken over a season for whoever is signed in. */
let isAdopted = false

/** Whoever signs in brings their own season: the next session is asked for it. */
export function forgetAdoption(): void {
  isAdopted = false
}

/**
 * Takes over the season that the server says somebody has in hand, a guest's
 * being what this browser kept if that is open. Once a page: a coach
 * who changes the club's season meanwhile interrupts no round (rule 156).
 */
export function adoptSeason({
  seasons,
  season,
}: Pick<Session, 'season'> & { seasons: readonly Pick<OpenSeason, 'id'>[] }): void {
  if (isAdopted || seasons.length === 0) return
  isAdopted = true
  if (season !== null) keepGuestChoice(undefined)
  const before = seasonName()
  const { name, isKept, isAsked } = seasonInHand({ season, seasons }, before)
  setSeasonName(name, isKept)
  if (isAsked) {
    // Without a name the page has been served the first open season.
    if (before === undefined && name !== undefined) earlyReplies.areOf(name)
    return
  }
  earlyReplies.forget()
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}
