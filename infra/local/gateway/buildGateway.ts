import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import fastifyStatic from '@fastify/static'
import type { ErrorBody } from '@seraph/schema/http/errors'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'

import { securityHeaders, strictTransport } from '../../gateway/securityHeaders.ts'
import { forward } from './forward.ts'
import { forwardedHeaders } from './forwardedHeaders.ts'
import { forwardUpgrade } from './forwardUpgrade.ts'
import { openHostCheck } from './openHostCheck.ts'
import { refusalOf } from './refusalOf.ts'

/** A caller that pauses for some seconds finds its connection still there: what is sent on one that is just being closed is lost. */
const keptAliveMs = 72_000

/** How long a client may take for a request's headers, and for all of it. */
const usualLimits = { headersMs: 10_000, requestMs: 30_000 }

/**
 * The one origin of the local stack, as the Caddyfile is of compose: the web app's files, `/api` to the api, `/ws` to the rooms.
 * Files under `/assets` have a hash in their names and may be kept for ever; a page that isn't a file is the app's.
 */
export function buildGateway(options: {
  webFolder: string
  /**
   * The processes of the api, and the hubs of the live channel: each call
   * and each upgrade goes to the next, and past one that isn't there.
   */
  apiUrls: readonly string[]
  roomsUrls: readonly string[]
  isTrustingForwarded: boolean
  /** The site's own address, whose name a request's `Host` may have. */
  publicUrl?: string | undefined
  /** Whose pages may be shown in frames. */
  frameOrigins?: readonly string[]
  limits?: typeof usualLimits
}): FastifyInstance {
  const { isTrustingForwarded, limits = usualLimits } = options
  const headers = new Headers(securityHeaders(options.frameOrigins ?? []))
  const [nextApi, nextHub] = [openTurns(options.apiUrls), openTurns(options.roomsUrls)]
  const isKnownHost = openHostCheck(options.publicUrl)
  const prepare = (request: IncomingMessage): void => {
    request.headers = forwardedHeaders(request, isTrustingForwarded)
  }
  const app = fastify({
    serverFactory: (handle) => {
      const answer = (request: IncomingMessage, reply: ServerResponse): void => {
        reply.setHeaders(headers)
        if (isTrustingForwarded && request.headers['x-forwarded-proto'] === 'https')
          reply.setHeader('strict-transport-security', strictTransport)
        const refusal = refusalOf(request, isKnownHost)
        if (refusal !== undefined) return refuse(reply, refusal)
        if (!isUnder(request, '/api')) return handle(request, reply)
        prepare(request)
        void forward(request, reply, nextApi())
      }
      const server = createServer(
        {
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          keepAliveTimeout: keptAliveMs,
          connectionsCheckingInterval: Math.min(1_000, limits.headersMs / 4),
          // What is refused, or no socket of ours, is answered as any request is.
          shouldUpgradeCallback: (request) => isUpgrade(request) && refusalOf(request, isKnownHost) === undefined,
        },
        answer,
      )
      // Also where a socket has left the server's own care.
      server.on('connection', (socket) => void socket.on('error', () => socket.destroy()))
      return server.on('upgrade', (request: IncomingMessage, socket: Duplex, head) => {
        prepare(request)
        if (socket instanceof Socket) void forwardUpgrade(request, socket, head, nextHub())
      })
    },
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  void app.register(fastifyStatic, {
    root: options.webFolder,
    preCompressed: true,
    // What the build notes about itself is nobody's.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${options.webFolder}/assets/`)
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // The plugin's own route reads the whole folder at each request, to compare how the name is spelt: 900 names, 2 ms of its 2.6.
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params }, reply) => reply.sendFile(`assets/${params.file}`))
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html')
    if (isPage && !isUnder(request.raw, '/assets')) return reply.sendFile('index.html')
    return reply.status(404).type('text/plain').send('Not found')
  })
  return app
}

/** Gives the addresses again and again, each time beginning with the next. */
function openTurns(urls: readonly string[]): () => string[] {
  let turn = 0
  return () => {
    const first = turn++ % urls.length
    return [...urls.slice(first), ...urls.slice(0, first)]
  }
}

/** Whether a request asks for the live channel's socket, and has no body. */
function isUpgrade(request: IncomingMessage): boolean {
  const { method, httpVersion, headers } = request
  const isEmpty = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
  const isSocket = headers.upgrade?.toLowerCase() === 'websocket'
  return isSocket && isEmpty && method === 'GET' && httpVersion === '1.1' && isUnder(request, '/ws')
}

function refuse(reply: ServerResponse, error: string): void {
  const body: ErrorBody = { error, code: 'invalid_request' }
  reply.writeHead(400, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body))
}

function isUnder(request: IncomingMessage, prefix: string): boolean {
  const path = request.url?.split('?', 1)[0] ?? ''
  return path === prefix || path.startsWith(`${prefix}/`)
}
