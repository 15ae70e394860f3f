import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findReport, setReportResolved } from '@seraph/db/queries/admin/reviewedReports'
import { updateErrorReport } from '@seraph/schema/http/admin/adminReports'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'
import { presentReport } from './presentReport.ts'

export function addUpdateErrorReport(app: FastifyInstance, deps: Deps): void {
  serve(app, updateErrorReport, async ({ params, body, request }) => {
    await getAdminSession(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const isKnown = await setReportResolved(tx, params.id, body.resolved)
      const report = isKnown ? await findReport(tx, params.id) : undefined
      if (report === undefined) throw new AppError('not_found')
      const act = body.resolved ? 'error_report.resolved' : 'error_report.reopened'
      await insertAuditEntry(tx, { actor: 'admin', act, subject: { reportId: params.id } })
      return presentReport(report)
    })
  })
}
