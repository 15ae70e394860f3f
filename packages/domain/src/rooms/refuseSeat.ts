/** A player's seat in a room as it is stored, and by what somebody asks for it. */
export type SeatClaim = {
  /** Undefined: this player has no seat yet. */
  seat: { presence: 'here' | 'away' | 'left' | 'removed' } | undefined
  hasToken: boolean
  /** The asking browser holds that player's session. */
  hasSession: boolean
  /** What became of the request that comes with the call, undefined without one. */
  consent: 'allowed' | 'refused' | 'pending' | undefined
  isLocked: boolean
  isFull: boolean
  isCompleted: boolean
}

export type SeatRefusal =
  | 'room_not_found'
  | 'room_is_locked'
  | 'room_is_full'
  | 'seat_taken'
  | 'seat_refused'
  | 'seat_undecided'

/**
 * Why somebody may not take a seat (rule 14), undefined where they may. A seat that is taken, here or away, opens to its token, to that
 * player's session or with the host's consent; one whose participant was removed with the host's consent alone; one that was
 * left to anybody with the code. A locked or full
 * room admits nobody new.
 */
export function refuseSeat(claim: SeatClaim): SeatRefusal | undefined {
  if (claim.isCompleted) return 'room_not_found'
  if (claim.consent === 'allowed' && claim.seat !== undefined) return undefined
  const presence = claim.seat?.presence
  const isTaken = presence === 'here' || presence === 'away'
  const hasRight = claim.hasToken || claim.hasSession
  if (isTaken && hasRight) return undefined
  if (claim.consent === 'refused') return 'seat_refused'
  if (claim.consent === 'pending') return 'seat_undecided'
  if (isTaken || presence === 'removed') return 'seat_taken'
  if (claim.isLocked && !(presence === 'left' && hasRight)) return 'room_is_locked'
  return claim.isFull ? 'room_is_full' : undefined
}
