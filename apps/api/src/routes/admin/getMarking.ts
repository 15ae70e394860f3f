import { listMarkingFigures } from '@seraph/db/queries/appeals/marking'
import { getMarking } from '@seraph/schema/http/admin/adminMarking'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getAdminSession } from '../../session.ts'

/** How good the judge is, by what people decided. */
export function addGetMarking(app: FastifyInstance, deps: Deps): void {
  serve(app, getMarking, async ({ request, season: named }) => {
    await getAdminSession(deps, request)
    const { id: seasonId } = await getOpenSeason(deps, named, request)
    return { figures: await listMarkingFigures(deps.db, seasonId) }
  })
}
