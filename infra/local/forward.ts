import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import type { ErrorBody } from '@seraph/schema/http/errors'
import { idempotencyKeyHeader } from '@seraph/schema/http/headers'

/** Where requests go: an http address without a path; and whether to believe the X-Forwarded headers that come in. */
export type Upstream = { url: string; isTrustingForwarded: boolean }

const agent = new Agent({ keepAlive: true })
const ofOneHop = new Set(['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'])
const away: ErrorBody = {
  error: 'Seraph is starting or out of reach. Please try again in a moment.',
  code: 'unavailable',
}

/** How much of a request's body is kept to be sent again to another upstream; more than any call of ours has. */
const keptLimitBytes = 512 * 1024

/**
 * Passes a request on and its reply back; 503 `unavailable` when nobody answers. Where an upstream isn't there the next is asked; and where
 * one hangs up before it answers, if the call may come twice: browsers send their calls again in the same way (ruling 20).
 */
export function forward(incoming: IncomingMessage, reply: ServerResponse, upstreams: readonly Upstream[]): void {
  const kept: Buffer[] = []
  let keptBytes = 0
  incoming.on('data', (chunk: Buffer) => {
    keptBytes += chunk.length
    if (keptBytes <= keptLimitBytes) kept.push(chunk)
  })
  const attempt = ([to, ...others]: readonly Upstream[]): void => {
    if (to === undefined) {
      reply.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' }).end(JSON.stringify(away))
      return
    }
    const headers = forwardedHeaders(incoming, to)
    const outgoing = request(to.url, { agent, method: incoming.method, path: incoming.url, headers })
    const onClose = (): void => void outgoing.destroy()
    outgoing.once('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
      answer.once('error', () => reply.destroy())
      answer.pipe(reply)
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      incoming.unpipe(outgoing)
      reply.off('close', onClose)
      const isUntouched = error.code === 'ECONNREFUSED'
      const canRepeat = keptBytes <= keptLimitBytes && (isUntouched || mayComeTwice(incoming))
      if (reply.headersSent) reply.destroy()
      else if (!reply.destroyed) attempt(canRepeat ? others : [])
    })
    reply.once('close', onClose)
    for (const chunk of kept) outgoing.write(chunk)
    if (incoming.readableEnded) outgoing.end()
    else incoming.pipe(outgoing)
  }
  attempt(upstreams)
}

/** Reads, and what carries a key under which it counts once. */
function mayComeTwice({ method = '', headers }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || headers[idempotencyKeyHeader] !== undefined
}

/**
 * Passes an upgrade on and joins the two sockets, byte for byte; a refusal comes back as the reply that it is. Where an upstream
 * doesn't answer the next is asked.
 */
export function forwardUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  [to, ...others]: readonly Upstream[],
): void {
  if (to === undefined) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\n\r\n')
    return
  }
  let hasAnswered = false
  const { connection, upgrade } = incoming.headers
  const headers = { ...forwardedHeaders(incoming, to), connection, upgrade }
  const outgoing = request(to.url, { method: incoming.method, path: incoming.url, headers })
  socket.once('error', () => outgoing.destroy())
  socket.once('close', () => outgoing.destroy())
  outgoing.once('upgrade', (answer, upstream, upstreamHead) => {
    hasAnswered = true
    socket.write(headOf(answer))
    socket.write(upstreamHead)
    upstream.write(head)
    upstream.once('error', () => socket.destroy())
    upstream.once('close', () => socket.destroy())
    socket.once('close', () => upstream.destroy())
    upstream.pipe(socket)
    socket.pipe(upstream)
  })
  outgoing.once('response', (answer) => {
    hasAnswered = true
    socket.write(headOf(answer))
    answer.pipe(socket)
  })
  outgoing.once('error', () => {
    if (hasAnswered) socket.destroy()
    else if (!socket.destroyed) forwardUpgrade(incoming, socket, head, others)
  })
  outgoing.end()
}

/** The request's headers with who asked, for which host, by which scheme; what a stranger claims of that is dropped. */
function forwardedHeaders(incoming: IncomingMessage, to: Upstream): OutgoingHttpHeaders {
  const { headers } = incoming
  const peer = incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const earlier = to.isTrustingForwarded ? headers['x-forwarded-for'] : undefined
  const scheme = to.isTrustingForwarded ? headers['x-forwarded-proto'] : undefined
  return {
    ...withoutHop(headers),
    'x-forwarded-for': earlier === undefined ? peer : `${String(earlier)}, ${peer}`,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': scheme ?? 'http',
  }
}

function withoutHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.has(name) && !named.has(name)))
}

function headOf(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`]
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    lines.push(`${answer.rawHeaders[index]}: ${answer.rawHeaders[index + 1]}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}
