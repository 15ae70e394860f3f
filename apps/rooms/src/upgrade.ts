import type { WebSocket } from '@fastify/websocket'
import { findSession } from '@seraph/db/queries/sessions'
import { isOwnOrigin } from '@seraph/service/origin'
import { hashToken, playerCookie } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'

/** Adds `/ws`: an upgrade from our own page becomes a socket of the hub (SPEC 1). */
export function addUpgrade(app: FastifyInstance, deps: Deps): void {
  const { env, hub } = deps
  app.get(
    '/ws',
    {
      websocket: true,
      onRequest: async (request, reply) => {
        const { origin } = request.headers
        if (isOwnOrigin({ origin, host: request.host, publicUrl: env.PUBLIC_URL, isRequired: true })) return
        await reply.status(403).send({ error: 'This request came from another site.', code: 'origin_refused' })
      },
    },
    (socket: WebSocket, request) => {
      const { hear, leave } = hub.accept(socket, {
        version: versionOf(request),
        identify: async () => {
          const token = request.cookies[playerCookie]
          return token === undefined ? undefined : (await findSession(deps.db, hashToken(token)))?.id
        },
      })
      socket.on('message', (data, isBinary) => hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()))
      socket.on('close', leave)
    },
  )
}

function versionOf(request: FastifyRequest): string | undefined {
  const { version } = request.query as { version?: unknown }
  return typeof version === 'string' ? version : undefined
}
