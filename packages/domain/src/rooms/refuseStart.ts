import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

/** With how many participants, the host not counted, a quiz may start (rule 38). */
export const leastParticipants = 2

/** Whoever takes part: no host, nobody who left or was removed. */
export function listPlaying(room: Pick<Room, 'participants'>): RoomParticipant[] {
  return room.participants.filter(({ isHost, presence }) => !isHost && (presence === 'here' || presence === 'away'))
}

export type StartRefusal =
  | { code: 'room_not_waiting' | 'too_few_participants' }
  | { code: 'chapters_not_assigned'; nicknames: string[] }

/** Why a quiz can't start, undefined where it can (rule 134): `nicknames` are those who have no chapters yet. */
export function refuseStart(room: Pick<Room, 'status' | 'participants'>): StartRefusal | undefined {
  if (room.status !== 'waiting') return { code: 'room_not_waiting' }
  const playing = listPlaying(room)
  if (playing.length < leastParticipants) return { code: 'too_few_participants' }
  const nicknames = playing.filter((one) => one.assignedChapters.length === 0).map(({ nickname }) => nickname)
  return nicknames.length === 0 ? undefined : { code: 'chapters_not_assigned', nicknames }
}
