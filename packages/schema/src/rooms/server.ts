import { z } from 'zod'

import { RoomEvent } from './roomEvent.ts'
import { AnswerSubmitted } from './server/answerSubmitted.ts'
import { Care } from './server/care.ts'
import { ChannelError } from './server/channelError.ts'
import { Connected } from './server/connected.ts'
import { EventStood } from './server/eventStood.ts'
import { Heartbeat } from './server/heartbeat.ts'
import { ParticipantTyping } from './server/participantTyping.ts'
import { RoomJoined } from './server/roomJoined.ts'
import { RoomSnapshot } from './server/roomSnapshot.ts'
import { TestResponse } from './server/testResponse.ts'

/** Everything a hub may send. */
export const ServerMessage = z.discriminatedUnion('type', [
  Connected,
  Heartbeat,
  TestResponse,
  ChannelError,
  RoomJoined,
  RoomSnapshot,
  AnswerSubmitted,
  Care,
  ParticipantTyping,
  EventStood,
  RoomEvent,
])
export type ServerMessage = z.infer<typeof ServerMessage>
