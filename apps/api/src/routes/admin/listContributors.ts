import { listReporters } from '@seraph/db/queries/reviewedReports'
import { listContributors } from '@seraph/schema/http/adminReports'
import { PlayerCode } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { getAdminSession } from '../../session.ts'

export function addListContributors(app: FastifyInstance, deps: Deps): void {
  serve(app, listContributors, async ({ request }) => {
    await getAdminSession(deps, request)
    const { id } = await getCurrentSeason(deps)
    return (await listReporters(deps.db, id)).map((row) => ({
      ...row,
      playerCode: PlayerCode.parse(row.playerCode),
      firstContribution: row.firstContribution.toISOString(),
      lastContribution: row.lastContribution.toISOString(),
    }))
  })
}
