import { complaintOf } from '../seats/complaintOf.ts'
import type { RoomMessage } from '../seats/session.ts'
import type { Connection } from '../live/connection.ts'
import { assignChapters } from './assignChapters.ts'
import { assignEveryone } from './assignEveryone.ts'
import { endRoom } from './endRoom.ts'
import { followEvent } from './followEvent.ts'
import type { Handler, HandlerDeps } from './handler.ts'
import { joinRoom } from './joinRoom.ts'
import { moveOn } from './moveOn.ts'
import { resync } from './resync.ts'
import { submitAnswer } from './submitAnswer.ts'
import { testLine } from './testLine.ts'
import { typing } from './typing.ts'

/** Every message by its type. */
const handlers: { [T in RoomMessage['type']]: Handler<T> } = {
  test: testLine,
  join_room: joinRoom,
  resync,
  submit_answer: submitAnswer,
  typing,
  assign_chapters: assignChapters,
  assign_everyone: assignEveryone,
  move_on: moveOn,
  end_room: endRoom,
  follow_event: followEvent,
}

/** Handles a message; a fault, the database's above all, is told to the client and never thrown (SPEC 7.7). */
export async function handle(deps: HandlerDeps, connection: Connection, message: RoomMessage): Promise<void> {
  const handler = handlers[message.type] as Handler<RoomMessage['type']>
  try {
    await handler(deps, connection, message)
  } catch (error) {
    deps.log.warn({ err: error, type: message.type }, 'a message could not be handled')
    connection.say(complaintOf('unavailable', 'submissionId' in message ? message.submissionId : undefined))
  }
}
