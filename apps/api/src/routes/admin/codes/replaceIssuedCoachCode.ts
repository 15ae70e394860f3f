import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { replaceCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { replaceIssuedCoachCode } from '@seraph/schema/http/admin/adminCoaches'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession, publishSessionEnded } from '../../../session.ts'

export function addReplaceIssuedCoachCode(app: FastifyInstance, deps: Deps): void {
  serve(app, replaceIssuedCoachCode, async ({ params: { code: former }, request }) => {
    await getAdminSession(deps, request)
    const ended: string[] = []
    const { reply } = await idempotent(deps, request, async (tx) => {
      const replaced = await replaceCoachCode(tx, former)
      if (replaced === undefined) throw new AppError('coach_code_not_found')
      const { code, endedSessionIds } = replaced
      ended.push(...endedSessionIds)
      await insertAuditEntry(tx, { actor: 'admin', act: 'coach_code.replaced', subject: { former, code } })
      return { code }
    })
    for (const id of ended) publishSessionEnded(deps, request, id)
    return reply
  })
}
