import { listReports } from '@seraph/db/queries/admin/reviewedReports'
import { listErrorReports } from '@seraph/schema/http/admin/adminReports'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'
import { presentReport } from './presentReport.ts'

export function addListErrorReports(app: FastifyInstance, deps: Deps): void {
  serve(app, listErrorReports, async ({ request, season: named }) => {
    await getAdminSession(deps, request)
    const { id } = await getOpenSeason(deps, named, request)
    return (await listReports(deps.db, id)).map(presentReport)
  })
}
