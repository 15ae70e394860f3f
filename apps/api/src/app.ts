import cookie from '@fastify/cookie'
import { requestIdHeader } from '@seraph/schema/http/headers'
import { addHealth } from '@seraph/service/health'
import { requestIdOf } from '@seraph/service/log/requestId'
import { lazyChild, requestLog } from '@seraph/service/log/requestLog'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import type { Deps } from './deps.ts'
import { addErrors, refuseAddress } from './http/errors.ts'
import { addOpenApi } from './http/openapi.ts'
import { refuseForeignOrigins } from './http/refuseForeignOrigins.ts'
import { replyHeaders } from './http/replyHeaders.ts'
import { addQueueBoard } from './routes/admin/addQueueBoard.ts'
import { addRoutes } from './routes/index.ts'
import { serializerCompiler } from './http/serializerCompiler.ts'
import { validatorCompiler } from './http/validatorCompiler.ts'
import { warmUp } from './http/warmUp.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is answered is for this caller alone, though others may keep the like of it: a previewed season (rule 193). */
    isPrivate: boolean
  }
}

/** The api with all its parts in order; used by `main` and by every test. Closing it closes `deps`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.log
  const app = fastify({
    loggerInstance: logger,
    logController: requestLog(deps.log),
    childLoggerFactory: lazyChild,
    bodyLimit: 256 * 1024,
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers[requestIdHeader]),
    trustProxy: deps.env.TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, request, reply) => void refuseAddress(request, reply),
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  addErrors(app)
  app.decorate('lateCalls', deps.lateCalls)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id).headers(replyHeaders(request))
    if (deps.closing.signal.aborted) reply.header('connection', 'close')
    done()
  })
  app.decorateRequest('isPrivate', false)
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.isPrivate) reply.header('cache-control', 'no-store')
    done()
  })
  refuseForeignOrigins(app, deps.env)
  await app.register(cookie)
  await addOpenApi(app)
  addHealth(app, {
    metrics: deps.metrics,
    required: { postgres: () => deps.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute() },
    optional: { redis: () => deps.redis.ping() },
  })
  addRoutes(app, deps)
  await addQueueBoard(app, deps)
  app.addHook('onReady', () => warmUp(deps))
  app.addHook('preClose', async () => deps.closing.abort())
  app.addHook('onClose', () => deps.close())
  return app
}
