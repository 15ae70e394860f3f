/** Who may call: nobody signed in, another player, another coach, the admin, a player, the player's coach, whose calls change what others' are about. */
export const roles = ['guest', 'otherPlayer', 'otherCoach', 'admin', 'player', 'coach'] as const
export type Role = (typeof roles)[number]

/** Whom and what the calls are about: the player, the team and a room of `coach`, the codes of all of them. */
export type Facts = {
  playerId: string
  playerCode: string
  secretNumber: string
  teamId: string
  coachCode: string
  slotId: string
  roomId: string
  roomCode: string
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
  otherCoach: status,
  admin: status,
})
/** Everybody may. */
export const open = same(200)
/** The coach who has authority alone; another one gets `other`. */
export const ofCoach = (coach: number, other: number) => ({ ...same(401), coach, otherCoach: other })
/** Any player's session. */
export const ofAnyPlayer = { ...same(200), guest: 401, coach: 401, otherCoach: 401 }
/** The player's own session alone. */
export const ofPlayer = { ...same(403), guest: 401, coach: 401, otherCoach: 401, player: 200 }
