import { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

import { LazyLog } from './lazyLog.ts'
import type { Log } from './log.ts'

/**
 * Fastify's log of requests: one line each instead of two, when it was answered, and none for routes with a `logLevel` of their own, which
 * machines ask. The route stands for the address, whose path and query hold codes and ids. With `lazyChild` no request has a logger of its
 * own until something is said with it. Both took longer than an answer from memory.
 */
export function requestLog(log: Log): LogController {
  return new OneLine(log)
}

class OneLine extends LogController {
  readonly #log: Log

  constructor(log: Log) {
    super()
    this.#log = log
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.routeOptions.logLevel !== undefined) return
    const { id: reqId, method, ip: remoteAddress } = request
    const route = request.routeOptions.url ?? 'none'
    const line = { reqId, method, route, remoteAddress, status: reply.statusCode, responseTime: reply.elapsedTime }
    if (error) this.#log.error({ ...line, err: error }, 'not answered')
    else this.#log.info(line, 'answered')
  }
}

/** What Fastify makes a request's logger with. */
export function lazyChild(logger: FastifyBaseLogger, bindings: object, options: object): FastifyBaseLogger {
  return new LazyLog(logger, bindings, options)
}
