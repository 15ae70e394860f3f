import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { grantAdmin } from '@seraph/db/queries/sessions/sessions'
import { becomeAdmin } from '@seraph/schema/http/session'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { timingSafeEqual } from 'node:crypto'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession } from '../../session.ts'
import { presentSession } from './presentSession.ts'
import { guesserOf } from '../../http/guesserOf.ts'

export function addBecomeAdmin(app: FastifyInstance, deps: Deps): void {
  serve(app, becomeAdmin, async ({ body, request }) => {
    const session = await getPlayerSession(deps, request)
    if (!session.player.isAdmin) throw new AppError('forbidden')
    const { env, adminMark } = deps
    const { ADMIN_SECRET: secret } = env
    if (secret === undefined || adminMark === undefined) throw new AppError('admin_unavailable')
    const isRight = await deps.guessLimit.attempt({
      kind: 'admin_secret',
      ...guesserOf(deps, request),
      look: async () => (timingSafeEqual(hashToken(body.secret), hashToken(secret)) ? true : undefined),
    })
    if (isRight === undefined) throw new AppError('admin_secret_wrong')
    await deps.db.transaction().execute(async (tx) => {
      await grantAdmin(tx, session.id, adminMark)
      await insertAuditEntry(tx, { actor: 'admin', act: 'admin.opened', subject: { address: request.ip } })
    })
    return presentSession(deps, { ...session, isAdmin: true }, await findCoach(deps, request))
  })
}
