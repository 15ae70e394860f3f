import type { Database } from '@seraph/db/open'
import type { CallLimit } from '@seraph/service/limits/callLimit'
import type { Clock } from '@seraph/service/clock'
import type { Log } from '@seraph/service/log/log'
import type { Metrics } from '@seraph/service/metrics'
import type { JobQueue } from '@seraph/service/queue/queue'

import type { Bus } from '../live/bus.ts'
import type { Env } from '../env.ts'
import type { LiveRoom } from '../live/liveRoom.ts'
import type { Connection, Member } from '../live/connection.ts'
import type { RoomSeasons } from '../live/roomSeason.ts'
import type { Events } from '../live/events.ts'
import type { Rooms } from '../live/rooms.ts'
import type { RoomMessage } from '../seats/session.ts'
import type { AnswerStore } from '../seats/answerStore.ts'
import type { SeatTaker } from '../seats/seatTaker.ts'

/** What handlers reach the world with. */
export type HandlerDeps = {
  env: Env
  hubId: string
  db: Database
  bus: Bus
  queue: JobQueue
  rooms: Rooms
  events: Events
  seasons: RoomSeasons
  callLimit: CallLimit<'model'>
  /** Takes a seat, together with others that are asked for at the same moment. */
  takeSeat: SeatTaker
  /** Stores an answer, together with others of the same moment. */
  storeAnswer: AnswerStore
  clock: Clock
  log: Log
  metrics: Metrics
}

/** Handles one kind of message; what it throws is a fault, answered with `unavailable`. */
export type Handler<T extends RoomMessage['type']> = (
  deps: HandlerDeps,
  connection: Connection,
  message: Extract<RoomMessage, { type: T }>,
) => Promise<void>

/** Where a connection sits, and the room as this hub knows it; undefined where it has no seat here. */
export function seatOf(deps: HandlerDeps, connection: Connection): { room: LiveRoom; member: Member } | undefined {
  const { seat } = connection
  const room = seat && deps.rooms.find(seat.roomId)
  if (seat === undefined || room?.members.get(seat.member.participantId) !== seat.member) return undefined
  return { room, member: seat.member }
}
