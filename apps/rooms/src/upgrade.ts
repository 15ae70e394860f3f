import type { WebSocket } from '@fastify/websocket'
import type { Spoken } from '@seraph/domain/rooms/events/agreeOnVersion'
import { isOwnOrigin } from '@seraph/service/origin'
import { coachCookie, hashToken, playerCookie } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import type { Deps } from './deps.ts'
import type { SocketPort } from './socket.ts'
import type { Identity } from './live/connection.ts'
import { openFramer } from './live/framer.ts'
import { openTurnGatherer } from './live/turnGatherer.ts'

/** Adds `/ws`: an upgrade from our own page becomes a socket of the hub (SPEC 1). */
export function addUpgrade(app: FastifyInstance, deps: Deps): void {
  const { env, hub } = deps
  const { hold } = openTurnGatherer()
  const frameOf = openFramer()
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  app.get(
    '/ws',
    {
      websocket: true,
      onRequest: async (request, reply) => {
        responses.set(request, reply.raw)
        const { origin } = request.headers
        if (
          isOwnOrigin({
            origin,
            protocol: request.protocol,
            host: request.host,
            publicUrl: env.PUBLIC_URL,
            isRequired: true,
          })
        )
          return
        await reply.status(403).send({ error: 'This request came from another site.', code: 'origin_refused' })
      },
    },
    (socket: WebSocket, request) => {
      const tcp = request.raw.socket
      const { hear, leave } = hub.accept(portOf(socket, tcp, { hold, frameOf }), {
        versions: versionsOf(request),
        address: request.ip,
        identify: identifier(deps, tokensOf(request)),
      })
      listen(socket, hear, leave)
      // Else the request with all its headers would live as long as the socket: the plugin's own listener for faults holds it too.
      responses.get(request)?.detachSocket(tcp)
      socket.removeAllListeners('error')
      socket.on('error', failing(deps, socket, request.id))
    },
  )
}

type Writing = { hold: (tcp: Socket) => void; frameOf: ReturnType<typeof openFramer> }

/** Nothing is compressed, and nothing cut into several frames: whole ones may be written between those of the library's own. */
function portOf(socket: WebSocket, tcp: Socket, { hold, frameOf }: Writing): SocketPort {
  return {
    send: (encoded) => {
      if (socket.readyState !== socket.OPEN) return
      hold(tcp)
      tcp.write(frameOf(encoded))
    },
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
    bufferedAmount: () => socket.bufferedAmount,
  }
}

function listen(socket: WebSocket, hear: (frame: string | undefined) => void, leave: () => void): void {
  socket.on('message', (data, isBinary) => hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()))
  socket.on('close', leave)
}

function failing({ log }: Deps, socket: WebSocket, reqId: string): (error: Error) => void {
  return (error) => {
    log.error({ err: error, reqId }, 'a socket failed')
    socket.terminate()
  }
}

/** The tokens of a player's and a coach's session: a browser may hold both at once (rule 11). */
function tokensOf({ cookies }: FastifyRequest): string[] {
  return [cookies[playerCookie], cookies[coachCookie]].filter((token) => token !== undefined)
}

/** Looks up whose a socket is. */
function identifier({ findSocketSession }: Deps, tokens: string[]): () => Promise<Identity> {
  return async () => {
    const found = await Promise.all(tokens.map((token) => findSocketSession(hashToken(token))))
    const sessions = found.filter((session) => session !== undefined)
    return {
      sessionIds: sessions.map(({ id }) => id),
      player: sessions.find(({ player }) => player !== undefined)?.player,
    }
  }
}

/** The versions that a client names; who names no floor speaks one version alone (SPEC 1.2). */
function versionsOf(request: FastifyRequest): Spoken | undefined {
  const { version, floor = version } = request.query as { version?: unknown; floor?: unknown }
  return isNumber(version) && isNumber(floor) ? { version: Number(version), floor: Number(floor) } : undefined
}

const isNumber = (text: unknown): boolean => typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text)
