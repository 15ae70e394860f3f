import { listReports } from '@seraph/db/queries/reviewedReports'
import { listErrorReports } from '@seraph/schema/http/adminReports'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { getAdminSession } from '../../session.ts'
import { presentReport } from './presentReport.ts'

export function addListErrorReports(app: FastifyInstance, deps: Deps): void {
  serve(app, listErrorReports, async ({ request }) => {
    await getAdminSession(deps, request)
    const { id } = await getCurrentSeason(deps)
    return (await listReports(deps.db, id)).map(presentReport)
  })
}
