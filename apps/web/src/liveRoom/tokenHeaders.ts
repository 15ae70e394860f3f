import { roomTokenHeader } from '@seraph/schema/http/headers'

import { readEndedSeat } from './line/endedSeat.ts'
import { readRoomSession } from './line/roomSession.ts'

/**
 * What goes with a call about a room's results, so that its host is known
 * without a coach's session (rule 14): the token of this tab's seat there,
 * while the room runs and after. Empty where this tab has none.
 */
export function tokenHeaders(roomId: string): Record<string, string> {
  const session = readRoomSession()
  const token = readEndedSeat(roomId) ?? (session?.roomId === roomId ? session.token : undefined)
  return token === undefined ? {} : { [roomTokenHeader]: token }
}
