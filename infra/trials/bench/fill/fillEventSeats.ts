import type { Database } from '@seraph/db/open'
import { makeEventSeat } from '@seraph/db/testing/makeEventSeat'

/** A seat of an event with its token; a host's is in no team. */
export type FilledSeat = { token: string; teamId: string | undefined; isScribe: boolean }

const perTeam = 6

/** The host, and six members of each team, of whom the first writes. */
export async function fillEventSeats(
  db: Database,
  room: { id: string; teams: readonly { id: string }[] },
): Promise<FilledSeat[]> {
  const seats: FilledSeat[] = [
    { token: await makeEventSeat(db, { roomId: room.id, kind: 'host' }), teamId: undefined, isScribe: false },
  ]
  for (const { id: teamId } of room.teams)
    for (let at = 0; at < perTeam; at += 1) {
      const seat = { teamId, isScribe: at === 0, isCaptain: at === 1 }
      seats.push({ ...seat, token: await makeEventSeat(db, { ...seat, roomId: room.id, kind: 'member' }) })
    }
  return seats
}
