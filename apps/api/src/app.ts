import cookie from '@fastify/cookie'
import { requestIdHeader } from '@seraph/schema/http/headers'
import { addHealth } from '@seraph/service/health'
import { requestIdOf } from '@seraph/service/requestId'
import { lazyChild, requestLog } from '@seraph/service/requestLog'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'

import type { Deps } from './deps.ts'
import { addErrors, refuseAddress } from './errors.ts'
import { addOpenApi } from './openapi.ts'
import { refuseForeignOrigins } from './refuseForeignOrigins.ts'
import { replyHeaders } from './replyHeaders.ts'
import { addQueueBoard } from './routes/admin/addQueueBoard.ts'
import { addRoutes } from './routes/index.ts'
import { serializerCompiler } from './serializerCompiler.ts'

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
  app.addHook('preClose', async () => deps.closing.abort())
  app.addHook('onClose', () => deps.close())
  return app
}
