import { listAuditRows } from '@seraph/db/queries/admin/auditEntries'
import { listAuditEntries } from '@seraph/schema/http/admin/adminSite'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

const pageSize = 100

export function addListAuditEntries(app: FastifyInstance, deps: Deps): void {
  serve(app, listAuditEntries, async ({ query: { before }, request }) => {
    await getAdminSession(deps, request)
    const rows = await listAuditRows(deps.db, { before, limit: pageSize })
    return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() }))
  })
}
