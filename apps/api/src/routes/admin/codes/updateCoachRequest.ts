import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { setCoachRequestHandled } from '@seraph/db/queries/coaches/coachRequests'
import { updateCoachRequest } from '@seraph/schema/http/admin/adminCoaches'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession } from '../../../session.ts'

export function addUpdateCoachRequest(app: FastifyInstance, deps: Deps): void {
  serve(app, updateCoachRequest, async ({ params, body: { isHandled }, request }) => {
    await getAdminSession(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      if (!(await setCoachRequestHandled(tx, params.id, isHandled))) throw new AppError('not_found')
      const act = isHandled ? 'coach_request.handled' : 'coach_request.reopened'
      await insertAuditEntry(tx, { actor: 'admin', act, subject: { requestId: params.id } })
    })
    return { isHandled }
  })
}
