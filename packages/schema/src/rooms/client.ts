import { z } from 'zod'

import { AssignChapters } from './client/assignChapters.ts'
import { EndRoom } from './client/endRoom.ts'
import { ClientHeartbeat } from './client/heartbeat.ts'
import { JoinRoom } from './client/joinRoom.ts'
import { Resync } from './client/resync.ts'
import { SubmitAnswer } from './client/submitAnswer.ts'
import { TestLine } from './client/test.ts'

/** Everything a client may send. */
export const ClientMessage = z.discriminatedUnion('type', [
  ClientHeartbeat,
  TestLine,
  JoinRoom,
  Resync,
  SubmitAnswer,
  AssignChapters,
  EndRoom,
])
export type ClientMessage = z.infer<typeof ClientMessage>
