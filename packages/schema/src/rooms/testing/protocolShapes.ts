import { z } from 'zod'

import { CountedNow } from '../../progress/countedNow.ts'
import { ClientMessage } from '../client.ts'
import { Room, RoomParticipant, RoomSettings, SeatRequest } from '../room.ts'
import { RoomAnswer, RoomEvaluation, RoomMark } from '../roomAnswer.ts'
import { ServerMessage } from '../server.ts'
import { ChannelErrorCode } from '../server/channelError.ts'
import { Turn } from '../turn.ts'
import { closeCodes } from '../version.ts'

/** What several messages carry, by its name in documents. */
const named = {
  ChannelErrorCode,
  CountedNow,
  Room,
  RoomAnswer,
  RoomEvaluation,
  RoomMark,
  RoomParticipant,
  RoomSettings,
  SeatRequest,
  Turn,
}

type JsonType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** As much of JSON Schema as the live channel's shapes are made of. */
export type JsonShape = {
  $ref?: string
  $defs?: Record<string, JsonShape>
  type?: JsonType | JsonType[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonShape[]
  oneOf?: JsonShape[]
  allOf?: JsonShape[]
  properties?: Record<string, JsonShape>
  required?: string[]
  items?: JsonShape
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** What a hub reads of clients, what a client reads of hubs, and the codes of closes: the protocol as data. */
export type ProtocolShapes = { closeCodes: Record<string, number>; client: JsonShape; server: JsonShape }

/** A shape as data, what is named by its name. */
export function shapeOf(shape: z.ZodType): JsonShape {
  const metadata = z.registry<{ id: string }>()
  for (const [id, part] of Object.entries(named)) metadata.add(part, { id })
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', metadata }) as JsonShape
}

/** Today's. */
export function protocolShapes(): ProtocolShapes {
  return { closeCodes, client: shapeOf(ClientMessage), server: shapeOf(ServerMessage) }
}
