import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { LazyLog } from './lazyLog.ts'
import type { Log } from './log.ts'

/**
 * Fastify's settings for one line a request instead of two, and no logger of a request's own until something is said with it: both
 * took longer than answering from memory does.
 */
export const requestLogOptions = {
  disableRequestLogging: true,
  childLoggerFactory: (logger: FastifyBaseLogger, bindings: object, options: object): FastifyBaseLogger =>
    new LazyLog(logger, bindings, options),
}

/** Writes the line when a request was answered; routes with a `logLevel` of their own, which machines ask, have none. */
export function addRequestLog(app: Pick<FastifyInstance, 'addHook'>, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.logLevel === undefined) {
      const { id: reqId, method, url, ip } = request
      log.info({ reqId, method, url, ip, status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
    }
    done()
  })
}
