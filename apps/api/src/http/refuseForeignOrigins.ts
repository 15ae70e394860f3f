import { AppError } from '@seraph/service/appError'
import { isOwnOrigin } from '@seraph/service/origin'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Env } from '../env.ts'

/** Refuses requests that change something and come from another site (rule 16). */
export function refuseForeignOrigins(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isForeign(request, env) ? new AppError('origin_refused') : undefined)
  })
}

function isForeign(request: FastifyRequest, env: Env): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  const { origin, 'sec-fetch-site': site } = request.headers
  // A neighbour's page (another name under the same domain) is known as ours by its `Origin` alone.
  return (
    site === 'cross-site' ||
    (site === 'same-site' && origin === undefined) ||
    !isOwnOrigin({
      origin,
      protocol: request.protocol,
      host: request.host,
      publicUrl: env.PUBLIC_URL,
      isRequired: false,
    })
  )
}
