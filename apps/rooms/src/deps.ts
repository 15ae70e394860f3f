import { openDatabaseClock } from '@seraph/db/databaseClock'
import { openDatabase } from '@seraph/db/open'
import type { Database } from '@seraph/db/open'
import { listLiveSessions, listSocketSessions } from '@seraph/db/queries/sessions/sessions'
import type { SocketSession } from '@seraph/db/queries/sessions/sessions'
import { roomsProtocol } from '@seraph/schema/rooms/protocol'
import type { Protocol } from '@seraph/schema/rooms/protocol'
import { openCallLimit } from '@seraph/service/limits/callLimit'
import { systemClock } from '@seraph/service/clock'
import type { Clock } from '@seraph/service/clock'
import { openLog } from '@seraph/service/log/log'
import { measurePool, measureRedis } from '@seraph/service/redis/measureStores'
import { openMetrics } from '@seraph/service/metrics'
import { openQueue } from '@seraph/service/queue/queue'
import { randomUUID } from 'node:crypto'

import { openBus } from './live/bus.ts'
import type { Env } from './env.ts'
import { handle } from './handlers/handlers.ts'
import { seatOf } from './handlers/handler.ts'
import type { HandlerDeps } from './handlers/handler.ts'
import { openEvents } from './live/events.ts'
import { openHub } from './live/hub.ts'
import type { Hub } from './live/hub.ts'
import { inBatches } from './live/inBatches.ts'
import { openRoomSeasons } from './live/roomSeason.ts'
import { openRooms } from './live/rooms.ts'
import { openAnswerStore } from './seats/answerStore.ts'
import { openSeatTaker } from './seats/seatTaker.ts'

/** All that the hub reaches the world with, its sockets and its rooms. */
export type Deps = HandlerDeps & {
  hub: Hub
  /** The live session of a token, asked for together with others of the same moment. */
  findSocketSession: (tokenHash: Buffer) => Promise<SocketSession | undefined>
  close: () => Promise<void>
}

/** So many sockets are looked up in one statement, in so many statements at once: answers must still find a connection. */
const sessionsAtOnce = { most: 200, width: 2, restMs: 100 }

/** How long a player who answered waits for others to share a job with. Whoever is in a room looks at no totals, so it may be longer. */
const gatherProgressMs = 250

/**
 * Opens everything; nothing of it waits for PostgreSQL or Redis to be there.
 * Tests `wrap` the database to look at it, and let the hub speak another
 * `protocol`.
 */
export function openDeps(
  env: Env,
  given?: Clock,
  wrap: (db: Database) => Database = (db) => db,
  protocol: Protocol = roomsProtocol,
): Deps {
  const secrets = [env.OPENAI_API_KEY, env.DATABASE_URL, env.REDIS_URL]
  const log = openLog({ name: 'rooms', level: env.LOG_LEVEL, secrets, hasAddresses: env.LOG_ADDRESSES })
  const metrics = openMetrics({ name: 'rooms' })
  const opened = openDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    statementMs: 5_000,
    // With what else a call takes it is refused within 2 s.
    lockMs: 1_500,
    onError: (error) => log.warn({ err: error }, 'an idle database connection died'),
    onOpen: ({ state }) => measurePool(metrics, state),
  })
  const db = wrap(opened)
  const databaseClock = openDatabaseClock(opened, (error) =>
    log.debug({ err: error }, 'the database’s time is not known'),
  )
  const clock = given ?? systemClock
  const seasons = openRoomSeasons({ db, log })
  const queue = openQueue({ url: env.REDIS_URL, prefix: env.REDIS_PREFIX, log, gatherMs: gatherProgressMs })
  const hubId = randomUUID()
  const bus = openBus({
    hubId,
    url: env.REDIS_URL,
    prefix: env.REDIS_PREFIX,
    log,
    onSessionsEnded: (ids) => hub.endSessions(ids),
    onReady: () => {
      void rooms.compare()
      void events.compare()
    },
  })
  measureRedis(metrics, bus.redis)
  const season = (id: string) => seasons.find(id).catch(() => undefined)
  const rooms = openRooms({ hubId, db, bus, season, protocol, clock, log })
  const events = openEvents({ db, bus, protocol, log })
  const callLimit = openCallLimit({
    redis: bus.redis,
    prefix: env.REDIS_PREFIX,
    rules: { model: { address: env.MODEL_LIMIT_ADDRESS, windowSeconds: 3_600 } },
  })
  const takeSeat = openSeatTaker(db, hubId)
  const storeAnswer = openAnswerStore(db)
  const dated = given ?? databaseClock.clock
  const handlerDeps = {
    env,
    hubId,
    db,
    bus,
    queue,
    rooms,
    events,
    seasons,
    callLimit,
    takeSeat,
    storeAnswer,
    clock: dated,
    log,
    metrics,
  }
  const hub = openHub({
    protocol,
    clock,
    log,
    metrics,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    listLive: (ids) => listLiveSessions(db, ids),
    onMessage: (connection, message) => handle(handlerDeps, connection, message),
    onLeave: (connection, isDraining) => {
      events.leave(connection)
      const { seat } = connection
      if (seat !== undefined) rooms.lose(seat.member, seat.roomId, isDraining)
    },
    roomVersionOf: (connection) => seatOf(handlerDeps, connection)?.room.room().version ?? events.versionOf(connection),
  })
  return {
    ...handlerDeps,
    hub,
    findSocketSession: inBatches({ run: (hashes: Buffer[]) => listSocketSessions(db, hashes), ...sessionsAtOnce }),
    close: async () => {
      databaseClock.close()
      seasons.close()
      bus.close()
      await queue.close()
      await opened.destroy()
    },
  }
}
