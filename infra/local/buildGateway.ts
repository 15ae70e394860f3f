import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'

import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'

import { securityHeaders, strictTransport } from '../gateway/securityHeaders.ts'
import { forward, forwardUpgrade } from './forward.ts'
import type { Upstream } from './forward.ts'

/**
 * The one origin of the local stack, as the Caddyfile is of compose: the web app's files, `/api` to the api, `/ws` to the rooms.
 * Files under `/assets` have a hash in their names and may be kept for ever; a page that isn't a file is the app's.
 */
export function buildGateway(options: {
  webFolder: string
  /** The processes of the api, and the hubs of the live channel: each call and each upgrade goes to the next, and past one that isn't there. */
  apiUrls: readonly string[]
  roomsUrls: readonly string[]
  isTrustingForwarded: boolean
  /** Whose pages may be shown in frames. */
  frameOrigins?: readonly string[]
}): FastifyInstance {
  const { isTrustingForwarded } = options
  const headers = new Headers(securityHeaders(options.frameOrigins ?? []))
  const upstreams = (urls: readonly string[]): (() => Upstream[]) => {
    const all = urls.map((url) => ({ url, isTrustingForwarded }))
    let turn = 0
    return () => {
      const first = turn++ % all.length
      return [...all.slice(first), ...all.slice(0, first)]
    }
  }
  const [api, hubs] = [upstreams(options.apiUrls), upstreams(options.roomsUrls)]
  const app = fastify({
    serverFactory: (handle) => {
      const server = createServer((request, reply) => {
        reply.setHeaders(headers)
        if (isTrustingForwarded && request.headers['x-forwarded-proto'] === 'https')
          reply.setHeader('strict-transport-security', strictTransport)
        if (isUnder(request, '/api')) forward(request, reply, api())
        else handle(request, reply)
      })
      return server.on('upgrade', (request, socket, head) => {
        if (isUnder(request, '/ws')) forwardUpgrade(request, socket, head, hubs())
        else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
      })
    },
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  void app.register(fastifyStatic, {
    root: options.webFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${options.webFolder}/assets/`)
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html')
    if (isPage && !isUnder(request.raw, '/assets')) return reply.sendFile('index.html')
    return reply.status(404).type('text/plain').send('Not found')
  })
  return app
}

function isUnder(request: IncomingMessage, prefix: string): boolean {
  const path = request.url?.split('?', 1)[0] ?? ''
  return path === prefix || path.startsWith(`${prefix}/`)
}
