import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import { requestIdHeader } from '@seraph/schema/http/headers'
import { frameLimitBytes } from '@seraph/schema/rooms/version'
import { addHealth } from '@seraph/service/health'
import { requestIdOf } from '@seraph/service/log/requestId'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import type { Deps } from './deps.ts'
import { addUpgrade } from './upgrade.ts'

/** How often sockets are looked after, and their sessions looked up: closed within 5 s of their end (rule 16). */
const tickMs = 1_000
const sweepMs = 3_000

/** How often the rooms' versions are compared with the database, and a sign of life is given there (SPEC 6.3 and 5.7). */
const compareMs = 2_000
const beatMs = 5_000

/** How long a client may take to answer a close before it is cut. */
const closeTimeout = 2_000

/** The hub with all its parts in order; used by `main` and by every test. Closing it closes `deps`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { hub } = deps
  const logger: FastifyBaseLogger = deps.log
  const app = fastify({
    loggerInstance: logger,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers[requestIdHeader]),
    trustProxy: deps.env.TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? false,
  })
  // No subprotocol is spoken: one that is offered isn't echoed.
  const options = { maxPayload: frameLimitBytes, closeTimeout, handleProtocols: () => false as const }
  await app.register(cookie)
  await app.register(websocket, {
    options,
    preClose: (done) => {
      hub.drain()
      app.websocketServer.close(() => done())
    },
  })
  addHealth(app, {
    metrics: deps.metrics,
    required: { postgres: () => deps.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute() },
    optional: { redis: async () => (deps.bus.client.isReady ? 'ready' : Promise.reject(new Error('away'))) },
  })
  // Fastify's own answer would log the whole address.
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: 'There is nothing here.', code: 'not_found' }),
  )
  addUpgrade(app, deps)
  const { rooms, events } = deps
  const tick = (): void => {
    hub.tick()
    void rooms.sweepAway()
    void rooms.moveOnByClock()
  }
  const timers = [
    setInterval(tick, tickMs),
    setInterval(() => void hub.sweep(), sweepMs),
    setInterval(() => void rooms.compare(), compareMs),
    setInterval(() => void events.compare(), compareMs),
    setInterval(() => void rooms.beat(), beatMs),
  ]
  void rooms.beat()
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await deps.close()
  })
  return app
}
