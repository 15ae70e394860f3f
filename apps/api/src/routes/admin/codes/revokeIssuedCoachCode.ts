import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { revokeIssuedCoachCode } from '@seraph/schema/http/admin/adminCoaches'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession, publishSessionEnded } from '../../../session.ts'

export function addRevokeIssuedCoachCode(app: FastifyInstance, deps: Deps): void {
  serve(app, revokeIssuedCoachCode, async ({ params: { code }, request }) => {
    await getAdminSession(deps, request)
    const ended = await deps.db.transaction().execute(async (tx) => {
      const sessionIds = await revokeCoachCode(tx, code)
      if (sessionIds === undefined) throw new AppError('coach_code_not_found')
      await insertAuditEntry(tx, { actor: 'admin', act: 'coach_code.revoked', subject: { code } })
      return sessionIds
    })
    for (const id of ended) publishSessionEnded(deps, request, id)
    return { endedSessions: ended.length }
  })
}
