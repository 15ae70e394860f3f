/**
 * Who may call: nobody signed in, another player, another coach, the admin,
 * a player, a helper of the player's coach, and that coach: the last
 * two's calls change what others' are about.
 */
export const roles = ['guest', 'otherPlayer', 'otherCoach', 'admin', 'player', 'helper', 'coach'] as const
export type Role = (typeof roles)[number]

/**
 * Whom and what the calls are about: the player, the team and a room of `coach`,
 * the codes of all of them; `coachCode` is the helper's own in its calls.
 */
export type Facts = {
  playerId: string
  playerCode: string
  secretNumber: string
  teamId: string
  coachCode: string
  slotId: string
  roomId: string
  roomCode: string
  eventId: string
}

/** An endpoint's call, valid but for who makes it, and the status that each role gets. */
export type PermissionRow = {
  /** What the path's parameters are, and a query. */
  at?: (facts: Facts) => string
  body?: (facts: Facts) => object
  statuses: Record<Role, number>
}

export const same = (status: number): Record<Role, number> => ({
  guest: status,
  player: status,
  otherPlayer: status,
  coach: status,
  helper: status,
  otherCoach: status,
  admin: status,
})
/** Everybody may. */
export const open = same(200)
/**
 * The coach who has authority, with their helpers (rule 225); another
 * coach gets `other`, and a helper `helper` where it is the coach's alone.
 */
export const ofCoach = (coach: number, other: number, helper = coach) => ({
  ...same(401),
  coach,
  helper,
  otherCoach: other,
})
/** Any player's session. */
export const ofAnyPlayer = { ...same(200), guest: 401, coach: 401, helper: 401, otherCoach: 401 }
/** The player's own session alone. */
export const ofPlayer = { ...same(403), guest: 401, coach: 401, helper: 401, otherCoach: 401, player: 200 }
