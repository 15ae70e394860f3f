import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { insertCoachCodes } from '@seraph/db/queries/coaches/coachCodes'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'
import { issueCoachCodes } from '@seraph/schema/http/admin/adminCoaches'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession } from '../../../session.ts'

export function addIssueCoachCodes(app: FastifyInstance, deps: Deps): void {
  serve(app, issueCoachCodes, async ({ body, request }) => {
    await getAdminSession(deps, request)
    const { clubName, count, ...known } = body
    const club = { name: clubName, key: sameNameKey(clubName) }
    const { reply } = await idempotent(deps, request, async (tx) => {
      const codes = await insertCoachCodes(tx, { club, ...known }, count)
      await insertAuditEntry(tx, { actor: 'admin', act: 'coach_code.issued', subject: { clubName, codes } })
      return { codes }
    })
    return reply
  })
}
