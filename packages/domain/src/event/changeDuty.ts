import type { EventPhase } from '@seraph/schema/rooms/eventPhase'

/** What a member of a team does: nothing but whisper, lead, write, or wait as alternate. */
export type Duties = { isCaptain: boolean; isScribe: boolean; isAlternate: boolean; isGone: boolean }
export type Seated = Duties & { id: string; teamId: string }

/** What the host makes of a member. `member`: an alternate plays. `remove`: the seat is given up. */
export type DutyChange = 'captain' | 'scribe' | 'alternate' | 'member' | 'remove'

const betweenQuestions: readonly EventPhase[] = ['lobby', 'reveal', 'break']
const none: Duties = { isCaptain: false, isScribe: false, isAlternate: false, isGone: false }

/**
 * A team's seats after the host's change (rule 231), or why it can't be: who
 * writes, plays or goes changes only between questions, an alternate leads
 * and writes nothing, and a team has `most` players and one alternate. Each team has one captain and one scribe at most. The pen of whoever
 * writes no more goes to another player, the captain last, so that no question is read to a team that can't write.
 */
export function changeDuty(
  team: readonly Seated[],
  given: { seatId: string; change: DutyChange; phase: EventPhase; most: number },
): readonly Seated[] | 'not_now' | 'seat_not_found' | 'team_full' {
  const { seatId, change, phase, most } = given
  const seat = team.find(({ id, isGone }) => id === seatId && !isGone)
  if (seat === undefined) return 'seat_not_found'
  if (change !== 'captain' && !betweenQuestions.includes(phase)) return 'not_now'
  const without = (duty: 'isCaptain' | 'isScribe' | 'isAlternate'): Seated[] =>
    team.map((one) => (one.id === seatId ? one : { ...one, [duty]: false }))
  const become = (seats: readonly Seated[], duties: Partial<Duties>): Seated[] =>
    seats.map((one) => (one.id === seatId ? { ...one, ...duties } : one))
  if (change === 'remove') return withPen(become(team, { ...none, isGone: true }))
  if (change === 'alternate') return withPen(become(without('isAlternate'), { ...none, isAlternate: true }))
  const players = team.filter(({ isAlternate, isGone }) => !isAlternate && !isGone).length
  if (seat.isAlternate && players >= most) return 'team_full'
  if (change === 'member') return become(team, { isAlternate: false })
  return change === 'captain'
    ? become(without('isCaptain'), { isCaptain: true, isAlternate: false })
    : become(without('isScribe'), { isScribe: true, isAlternate: false })
}

function withPen(team: readonly Seated[]): readonly Seated[] {
  const players = team.filter(({ isAlternate, isGone }) => !isAlternate && !isGone)
  if (players.some(({ isScribe }) => isScribe)) return team
  const writes = players.find(({ isCaptain }) => !isCaptain) ?? players[0]
  return team.map((one) => (one.id === writes?.id ? { ...one, isScribe: true } : one))
}

/**
 * What whoever comes next is in a team until the host says otherwise: the first
 * leads and writes, the second takes the pen, the one after `most` players is the
 * alternate; undefined where the team is full. `takesPen`: the captain gives the pen away.
 */
export function dutiesOfNext(team: readonly Seated[], most: number): (Duties & { takesPen: boolean }) | undefined {
  const here = team.filter(({ isGone }) => !isGone)
  const players = here.filter(({ isAlternate }) => !isAlternate)
  if (players.length >= most)
    return here.some(({ isAlternate }) => isAlternate) ? undefined : { ...none, isAlternate: true, takesPen: false }
  const leads = !players.some(({ isCaptain }) => isCaptain)
  const writer = players.find(({ isScribe }) => isScribe)
  const takesPen = writer?.isCaptain === true && players.length === 1
  return { ...none, isCaptain: leads, isScribe: writer === undefined || takesPen, takesPen }
}
