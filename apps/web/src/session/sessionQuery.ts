import type { Session } from '@seraph/schema/http/session'
import { queryOptions } from '@tanstack/react-query'

import { earlyReplies } from '../api/earlyReplies.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { forgetAdoption } from './season/adoptSeason.ts'
import { authStateChanged } from './authStateChanged.ts'
import { restoreSession } from './restoreSession.ts'
import { writeStoredCoachCode } from './coach/storedCoachCode.ts'
import { writeStoredPlayer } from './storedPlayer.ts'
import { setGuestMode } from './guestMode.ts'

/** Who this browser is signed in as. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: restoreSession })

/** Takes over a player whom the server has just signed in. */
export function signedIn(player: NonNullable<Session['player']>): void {
  writeStoredPlayer(player)
  setGuestMode(false)
  setPlayer(player)
  askSeason()
  dispatchEvent(new Event(authStateChanged))
}

/** Forgets the player after the server has ended the session; unsent work stays. */
export function signedOut(): void {
  writeStoredPlayer(undefined)
  setPlayer(null)
  dispatchEvent(new Event(authStateChanged))
}

/** Whoever has just signed in has a season in hand, which the server knows. */
function askSeason(): void {
  forgetAdoption()
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

/** A coach's session beside the player's stays what it is (rule 11). */
function setPlayer(player: Session['player']): void {
  earlyReplies.forget()
  queryClient.setQueryData(sessionQuery.queryKey, (before) => ({
    coach: before?.coach ?? null,
    player,
    isProved: player !== null,
    studiesUntil: null,
    isAdmin: false,
    canBecomeAdmin: false,
    seasons: before?.seasons ?? [],
    season: null,
  }))
}

/** Takes over a coach whom the server has just signed in, or whose profile it has just changed. */
export function coachSignedIn(coach: NonNullable<Session['coach']>): void {
  writeStoredCoachCode(coach.coachCode)
  setCoach(coach)
  askSeason()
}

/** Forgets the coach after the server has ended the session; the player's session stays. */
export function coachSignedOut(): void {
  writeStoredCoachCode(undefined)
  setCoach(null)
}

function setCoach(coach: Session['coach']): void {
  const nobody = {
    player: null,
    isProved: false,
    studiesUntil: null,
    isAdmin: false,
    canBecomeAdmin: false,
    seasons: [],
    season: null,
  }
  queryClient.setQueryData(sessionQuery.queryKey, (before) => ({ ...(before ?? nobody), coach }))
  dispatchEvent(new Event(authStateChanged))
}
