import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { pageContentSecurity } from '../../http/replyHeaders.ts'
import { getAdminSession } from '../../session.ts'

const prefix = '/api/admin/queues'

/** The board's page asks another site for a font; ours asks nobody (rule 18). */
const foreignStyle = /<link[^>]*https?:\/\/[^>]*>/g

/**
 * Shows the jobs to the admin and to nobody else; what the admin does
 * there is noted. Without `ADMIN_SECRET` there is no admin, and no board.
 */
export async function addQueueBoard(app: FastifyInstance, deps: Deps): Promise<void> {
  if (deps.env.ADMIN_SECRET === undefined) return
  const { openQueueBoard } = await import('@seraph/service/queue/queueBoard')
  const board = openQueueBoard({ url: deps.env.REDIS_URL, queuePrefix: deps.env.REDIS_PREFIX, prefix, log: deps.log })
  app.addHook('onClose', () => board.close())
  await app.register(async (scope) => {
    // The board brings an error handler of its own, so what refuses is answered here, with the one body of all errors.
    scope.addHook('onRequest', async (request, reply) => {
      const refusal = await deps.lateCalls.answer(request, admit(deps, request)).catch((error: FastifyError) => error)
      return refusal === undefined ? undefined : scope.errorHandler(refusal, request, reply)
    })
    scope.addHook('onSend', async (_request, reply, payload) => {
      reply.header('content-security-policy', pageContentSecurity)
      return typeof payload === 'string' ? payload.replace(foreignStyle, '') : payload
    })
    await scope.register(board.plugin, { prefix })
  })
}

async function admit(deps: Deps, request: FastifyRequest): Promise<undefined> {
  await getAdminSession(deps, request)
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const act = `queue.${request.method.toLowerCase()}`
  await insertAuditEntry(deps.db, { actor: 'admin', act, subject: { path: request.url.slice(prefix.length) } })
  return undefined
}
