import type { Database } from '@seraph/db/open'
import { takeSeats } from '@seraph/db/queries/rooms/roomConnections'
import type { TakenSeat, WantedSeat } from '@seraph/db/queries/rooms/roomConnections'

import { inBatches } from '../live/inBatches.ts'

/** A seat that is wanted, and whether nobody waits for it any more. */
type Asked = { seat: WantedSeat; isGone: () => boolean }

/** Takes a seat for a socket; undefined where its token opens none, or the socket is gone before its turn. */
export type SeatTaker = (asked: Asked) => Promise<TakenSeat | undefined>

/**
 * So many seats are taken in one statement, in so many statements at once: answers must still find a connection, and their room unlocked.
 * Of a thousand that come back within a second, a statement every 50 ms costs half of what one every 5 ms would.
 */
const seatsAtOnce = { most: 50, width: 2, restMs: 100 }

/** Takes seats of a hub, those that are asked for at the same moment in one statement (SPEC 5.4). */
export function openSeatTaker(db: Database, hubId: string): SeatTaker {
  const run = async (asked: Asked[]): Promise<(TakenSeat | undefined)[]> => {
    const taken = new Map<Asked, TakenSeat | undefined>()
    let rest = asked
    while (rest.length > 0) {
      const now = firstOfEachToken(rest.filter(({ isGone }) => !isGone()))
      const seats = now.map(({ seat }) => seat)
      if (seats.length > 0)
        for (const [at, seat] of (await takeSeats(db, hubId, seats)).entries()) taken.set(now[at] as Asked, seat)
      rest = rest.filter((one) => !now.includes(one) && !one.isGone())
    }
    return asked.map((one) => taken.get(one))
  }
  return inBatches({ run, ...seatsAtOnce })
}

/** Sockets that want the same seat get it one after the other, the newest last. */
function firstOfEachToken(asked: Asked[]): Asked[] {
  const tokens = new Set<string>()
  return asked.filter(({ seat }) => {
    const token = seat.tokenHash.toString('hex')
    return !tokens.has(token) && tokens.add(token)
  })
}
