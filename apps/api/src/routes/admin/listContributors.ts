import { listReporters } from '@seraph/db/queries/admin/reviewedReports'
import { listContributors } from '@seraph/schema/http/admin/adminReports'
import { PlayerCode } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

export function addListContributors(app: FastifyInstance, deps: Deps): void {
  serve(app, listContributors, async ({ request, season: named }) => {
    await getAdminSession(deps, request)
    const { id } = await getOpenSeason(deps, named, request)
    return (await listReporters(deps.db, id)).map((row) => ({
      ...row,
      playerCode: PlayerCode.parse(row.playerCode),
      firstContribution: row.firstContribution.toISOString(),
      lastContribution: row.lastContribution.toISOString(),
    }))
  })
}
