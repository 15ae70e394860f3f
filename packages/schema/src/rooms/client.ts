import { z } from 'zod'

import { AssignChapters } from './client/assignChapters.ts'
import { AssignEveryone } from './client/assignEveryone.ts'
import { EndRoom } from './client/endRoom.ts'
import { FollowEvent } from './client/followEvent.ts'
import { ClientHeartbeat } from './client/heartbeat.ts'
import { JoinRoom } from './client/joinRoom.ts'
import { MoveOn } from './client/moveOn.ts'
import { Resync } from './client/resync.ts'
import { SubmitAnswer } from './client/submitAnswer.ts'
import { TestLine } from './client/test.ts'
import { Typing } from './client/typing.ts'

/** Everything a client may send. */
export const ClientMessage = z.discriminatedUnion('type', [
  ClientHeartbeat,
  TestLine,
  JoinRoom,
  Resync,
  SubmitAnswer,
  Typing,
  AssignChapters,
  AssignEveryone,
  MoveOn,
  EndRoom,
  FollowEvent,
])
export type ClientMessage = z.infer<typeof ClientMessage>
