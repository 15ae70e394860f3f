import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

/** What a host reads of a participant, what needs a look first (rule 177). */
export const seatStates = [
  'asking',
  'no_chapters',
  'away',
  'quiet',
  'typing',
  'here',
  'finished',
  'left',
  'removed',
] as const
export type SeatState = (typeof seatStates)[number]

const needing: readonly SeatState[] = ['asking', 'no_chapters', 'away', 'quiet']

/** Without a word for so long a participant who isn't through is quiet, in milliseconds. */
const quietMs = 3 * 60_000

/** A participant as the host watches it: `answered` of `total` questions, which is undefined as long as it isn't known. */
export type WatchedSeat = {
  participant: RoomParticipant
  state: SeatState
  needsLook: boolean
  answered: number
  total: number | undefined
}

/**
 * Every participant of a room, the host left out, in the order of joining.
 * @param typing who has been writing in the last seconds; `progressOf`:
 * what one has answered, of how many; `now` in milliseconds since 1970.
 */
export function watchSeats(
  room: Pick<Room, 'participants' | 'seatRequests' | 'status' | 'turn'>,
  seen: {
    typing: ReadonlySet<string>
    progressOf: (participant: RoomParticipant) => { answered: number; total: number | undefined }
    now: number
  },
): WatchedSeat[] {
  return room.participants
    .filter(({ isHost }) => !isHost)
    .map((participant) => {
      const progress = seen.progressOf(participant)
      const state = stateOf(participant, room, { ...seen, ...progress })
      return { participant, state, needsLook: needing.includes(state), ...progress }
    })
}

function stateOf(
  { id, presence, assignedChapters, lastActivity }: RoomParticipant,
  { seatRequests, status, turn }: Pick<Room, 'seatRequests' | 'status' | 'turn'>,
  seen: { typing: ReadonlySet<string>; answered: number; total: number | undefined; now: number },
): SeatState {
  if (seatRequests.some(({ participantId }) => participantId === id)) return 'asking'
  if (presence === 'left' || presence === 'removed') return presence
  if (assignedChapters.length === 0) return 'no_chapters'
  if (turn?.question === null) return 'finished'
  if (status === 'active' && seen.answered > 0 && seen.answered === seen.total) return 'finished'
  if (presence === 'away') return 'away'
  if (seen.typing.has(id)) return 'typing'
  const isQuiet = status === 'active' && seen.now - Date.parse(lastActivity) > quietMs
  return isQuiet ? 'quiet' : 'here'
}

export const seatOrders = ['look', 'name', 'progress', 'accuracy'] as const
export type SeatOrder = (typeof seatOrders)[number]

/** The seats in another order; those that are equal keep theirs. `look`: who needs one first, who is gone last. */
export function sortSeats(seats: readonly WatchedSeat[], order: SeatOrder): WatchedSeat[] {
  return seats.toSorted((a, b) => compareBy[order](a, b))
}

const isGone = ({ state }: WatchedSeat): number => (state === 'left' || state === 'removed' ? 1 : 0)
const share = ({ answered, total }: WatchedSeat): number => (total === undefined || total === 0 ? 0 : answered / total)
const placeOf = ({ state, needsLook }: WatchedSeat): number =>
  needsLook ? seatStates.indexOf(state) - seatStates.length : 0

const compareBy: Record<SeatOrder, (a: WatchedSeat, b: WatchedSeat) => number> = {
  look: (a, b) => isGone(a) - isGone(b) || placeOf(a) - placeOf(b),
  name: (a, b) => isGone(a) - isGone(b) || a.participant.nickname.localeCompare(b.participant.nickname, 'en'),
  progress: (a, b) => isGone(a) - isGone(b) || share(a) - share(b),
  accuracy: (a, b) => isGone(a) - isGone(b) || (a.participant.accuracy ?? 101) - (b.participant.accuracy ?? 101),
}

export const seatFilters = ['all', 'look', 'working', 'finished'] as const
export type SeatFilter = (typeof seatFilters)[number]

/** The seats that a filter leaves. */
export function filterSeats(seats: readonly WatchedSeat[], filter: SeatFilter): WatchedSeat[] {
  if (filter === 'look') return seats.filter(({ needsLook }) => needsLook)
  if (filter === 'finished') return seats.filter(({ state }) => state === 'finished')
  if (filter === 'working')
    return seats.filter((one) => !one.needsLook && one.state !== 'finished' && isGone(one) === 0)
  return [...seats]
}
