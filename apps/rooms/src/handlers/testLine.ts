import type { Handler } from './handler.ts'
import { seatOf } from './handler.ts'

/** Says that the line lives, and what the room's version is here (SPEC 6.5). */
export const testLine: Handler<'test'> = async (deps, connection) => {
  const version = seatOf(deps, connection)?.room.room().version
  const at = new Date(deps.clock()).toISOString()
  connection.say({ type: 'test_response', at, ...(version !== undefined && { version }) })
}
