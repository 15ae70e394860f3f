import type { SessionState } from '../session/sessionState.ts'
import { readStoredPlayer } from '../session/storedPlayer.ts'

/**
 * Whose work is kept. A player is known by id, and by the code only while the server has not told the id: a code is the key to an
 * account, and should not stay readable on a shared device. A guest has neither.
 */
export type Owner = { playerId: string | null; playerCode: string | null }

/** The player whose session this is. */
export type SignedIn = { id: string; playerCode: string }

const guest: Owner = { playerId: null, playerCode: null }

/** Does the work belong to this player; to a guest where the player is null? */
export function isOwnedBy(owner: Owner, player: SignedIn | null): boolean {
  if (player === null) return isSameOwner(owner, guest)
  return owner.playerId === null ? owner.playerCode === player.playerCode : owner.playerId === player.id
}

/** Are the two known to be the same person? */
export function isSameOwner(one: Owner, other: Owner): boolean {
  return one.playerId === other.playerId && one.playerCode === other.playerCode
}

/** Who uses this browser, as far as it is known: while the server has not answered, the player who was here last. */
export function ownerOf({ status, player }: Pick<SessionState, 'status' | 'player'>): Owner {
  if (player !== null) return { playerId: player.id, playerCode: null }
  const stored = status === 'guest' ? undefined : readStoredPlayer()
  if (stored === undefined) return guest
  return stored.id === undefined
    ? { playerId: null, playerCode: stored.playerCode }
    : { playerId: stored.id, playerCode: null }
}
