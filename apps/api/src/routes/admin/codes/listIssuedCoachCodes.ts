import { listCoachCodes } from '@seraph/db/queries/coaches/coachCodes'
import { listIssuedCoachCodes } from '@seraph/schema/http/admin/adminCoaches'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession } from '../../../session.ts'

export function addListIssuedCoachCodes(app: FastifyInstance, deps: Deps): void {
  serve(app, listIssuedCoachCodes, async ({ request }) => {
    await getAdminSession(deps, request)
    return (await listCoachCodes(deps.db)).map(({ coachId: _coachId, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      revokedAt: row.revokedAt?.toISOString() ?? null,
    }))
  })
}
