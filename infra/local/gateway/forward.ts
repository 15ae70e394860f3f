import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ErrorBody } from '@seraph/schema/http/errors'
import { idempotencyKeyHeader } from '@seraph/schema/http/headers'
import { createProxyServer } from 'http-proxy-3'

import { collectBody } from './collectBody.ts'
import { withoutHop } from './forwardedHeaders.ts'

/** More than any call of ours has; the api itself takes 256 kB. */
const bodyLimitBytes = 512 * 1024
/** Coach help with a model may take 90 s. */
const answerWithinMs = 100_000

const away: ErrorBody = {
  error: 'Seraph is starting or out of reach. Please try again in a moment.',
  code: 'unavailable',
}
const tooLarge: ErrorBody = { error: 'This is too much at once.', code: 'body_too_large' }

/** Each request has a connection of its own to its upstream, closed after the reply: nothing can come before the next one's. */
const proxy = createProxyServer({ toProxy: true, selfHandleResponse: true, proxyTimeout: answerWithinMs })

// What no callback hears of: without a listener the process would end.
proxy.on('error', (_error, _request, reply) => void reply?.destroy())

proxy.on('proxyRes', (answer, _request, reply) => {
  reply.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
  pipeline(answer, reply).catch(() => reply.destroy())
})

/**
 * Passes a request, whose headers are already those for the upstream, on
 * to the first of `urls` and its reply back; 413 where its body is too
 * long, 503 `unavailable` where nobody answers. Where an upstream isn't
 * there the next is asked; and where one hangs up before it answers, if
 * the call may come twice: browsers send their calls again in the same way (rule 20).
 */
export async function forward(request: IncomingMessage, reply: ServerResponse, urls: readonly string[]): Promise<void> {
  const body = await collectBody(request, bodyLimitBytes)
  if (body === 'interrupted') return void reply.destroy()
  if (body === 'too large') return send(reply, 413, tooLarge, { connection: 'close' })
  delete request.headers['transfer-encoding']
  if (body.length > 0) request.headers['content-length'] = String(body.length)
  attempt(request, reply, body, urls)
}

function attempt(request: IncomingMessage, reply: ServerResponse, body: Buffer, urls: readonly string[]): void {
  const [target, ...others] = urls
  if (target === undefined) return send(reply, 503, away, { 'retry-after': '2' })
  proxy.web(request, reply, { target, buffer: Readable.from([body]) }, (error: NodeJS.ErrnoException) => {
    const mayRepeat = error.code === 'ECONNREFUSED' || mayComeTwice(request)
    if (reply.headersSent) reply.destroy()
    else if (!reply.destroyed) attempt(request, reply, body, mayRepeat ? others : [])
  })
}

/** Reads, and what carries a key under which it counts once. */
function mayComeTwice({ method = '', headers }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || headers[idempotencyKeyHeader] !== undefined
}

function send(reply: ServerResponse, status: number, body: ErrorBody, headers: Record<string, string>): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
