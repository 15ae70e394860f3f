import type { Session } from '@seraph/schema/http/session'
import { queryOptions } from '@tanstack/react-query'

import { queryClient } from '../api/queryClient.ts'
import { restoreSession } from './restoreSession.ts'
import { writeStoredPlayer } from './storedPlayer.ts'
import { setGuestMode } from './guestMode.ts'

/** Who this browser is signed in as. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: restoreSession })

/** Raised in this tab at every login and logout; whoever shows the session reads it again (document 1, §4). */
export const authStateChanged = 'authStateChanged'

/** Takes over a player whom the server has just signed in. */
export function signedIn(player: NonNullable<Session['player']>): void {
  writeStoredPlayer(player)
  setGuestMode(false)
  setPlayer(player)
  dispatchEvent(new Event(authStateChanged))
}

/** Forgets the player after the server has ended the session; unsent work stays. */
export function signedOut(): void {
  writeStoredPlayer(undefined)
  setPlayer(null)
  dispatchEvent(new Event(authStateChanged))
}

/** A coach's session beside the player's stays what it is (ruling 11). */
function setPlayer(player: Session['player']): void {
  queryClient.setQueryData(sessionQuery.queryKey, (before) => ({
    coach: before?.coach ?? null,
    player,
    isAdmin: false,
    canBecomeAdmin: false,
  }))
}
