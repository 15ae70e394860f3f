import { createHash, randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import type { EventSeatsTable } from '../tables/eventRooms.ts'

/** The token of a new seat in an event room; a member's is in `teamId`. */
export async function makeEventSeat(
  db: Database,
  seat: { roomId: string; kind: EventSeatsTable['kind']; teamId?: string; isScribe?: boolean; isCaptain?: boolean },
): Promise<string> {
  const token = randomUUID()
  await db
    .insertInto('eventSeats')
    .values({
      id: randomUUID(),
      playerId: null,
      nickname: 'Somebody',
      tokenHash: createHash('sha256').update(token).digest(),
      ...seat,
      teamId: seat.teamId ?? null,
    })
    .execute()
  return token
}
