import type { WebSocket } from '@fastify/websocket'
import { findCoachSession } from '@seraph/db/queries/coachSessions'
import { findSession } from '@seraph/db/queries/sessions'
import { isOwnOrigin } from '@seraph/service/origin'
import { coachCookie, hashToken, playerCookie } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from './deps.ts'
import type { Identity, SocketPort } from './socket.ts'

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
      const port: SocketPort = {
        send: (frame) => socket.send(frame, { binary: false }),
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
async function identify({ db }: Deps, { cookies }: FastifyRequest): Promise<Identity> {
  const [playerToken, coachToken] = [cookies[playerCookie], cookies[coachCookie]]
  const [player, coach] = await Promise.all([
    playerToken === undefined ? undefined : findSession(db, hashToken(playerToken)),
    coachToken === undefined ? undefined : findCoachSession(db, hashToken(coachToken)),
  ])
  return {
    sessionIds: [player?.id, coach?.id].filter((id) => id !== undefined),
    player: player?.player,
  }
}

function versionOf(request: FastifyRequest): string | undefined {
  const { version } = request.query as { version?: unknown }
  return typeof version === 'string' ? version : undefined
}
