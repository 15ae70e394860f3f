import type { Tx } from '@seraph/db/open'
import { insertEventRoom } from '@seraph/db/queries/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import { randomInt } from 'node:crypto'

/** How often a code is drawn before there seem to be none free: a million for some thousand rooms. */
const tries = 20

/** Opens an event room under a code that no room lives under, and returns the code; throws `room_codes_exhausted`. */
export async function insertUnderFreeCode(
  tx: Tx,
  room: Omit<Parameters<typeof insertEventRoom>[1], 'code'>,
): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if ((await insertEventRoom(tx, { ...room, code })) !== undefined) return code
  }
  throw new AppError('room_codes_exhausted')
}
