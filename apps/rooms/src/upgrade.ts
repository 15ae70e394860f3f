import type { WebSocket } from '@fastify/websocket'
import { isOwnOrigin } from '@seraph/service/origin'
import { coachCookie, hashToken, playerCookie } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'
import type { Identity, SocketPort } from './socket.ts'
import { openTurnGatherer } from './turnGatherer.ts'

/** Adds `/ws`: an upgrade from our own page becomes a socket of the hub (SPEC 1). */
export function addUpgrade(app: FastifyInstance, deps: Deps): void {
  const { env, hub } = deps
  const { hold } = openTurnGatherer()
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
      const port: SocketPort = {
        send: (frame) => {
          hold(request.raw.socket)
          socket.send(frame, { binary: false })
        },
        close: (code, reason) => socket.close(code, reason),
        terminate: () => socket.terminate(),
        bufferedAmount: () => socket.bufferedAmount,
      }
      const { hear, leave } = hub.accept(port, {
        version: versionOf(request),
        address: request.ip,
        identify: () => identify(deps, request),
      })
      socket.on('message', (data, isBinary) => hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()))
      socket.on('close', leave)
    },
  )
}

/** Whose a socket is by its cookies: a browser may hold a player's and a coach's session at once (ruling 11). */
async function identify({ findSocketSession }: Deps, { cookies }: FastifyRequest): Promise<Identity> {
  const tokens = [cookies[playerCookie], cookies[coachCookie]].filter((token) => token !== undefined)
  const found = await Promise.all(tokens.map((token) => findSocketSession(hashToken(token))))
  const sessions = found.filter((session) => session !== undefined)
  return {
    sessionIds: sessions.map(({ id }) => id),
    player: sessions.find(({ player }) => player !== undefined)?.player,
  }
}

function versionOf(request: FastifyRequest): string | undefined {
  const { version } = request.query as { version?: unknown }
  return typeof version === 'string' ? version : undefined
}
