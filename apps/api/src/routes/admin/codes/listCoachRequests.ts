import { listCoachRequests as listRows } from '@seraph/db/queries/coaches/coachRequests'
import { listCoachRequests } from '@seraph/schema/http/admin/adminCoaches'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession } from '../../../session.ts'

export function addListCoachRequests(app: FastifyInstance, deps: Deps): void {
  serve(app, listCoachRequests, async ({ request }) => {
    await getAdminSession(deps, request)
    return (await listRows(deps.db)).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      handledAt: row.handledAt?.toISOString() ?? null,
    }))
  })
}
