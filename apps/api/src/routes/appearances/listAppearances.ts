import { listAppearanceRows } from '@seraph/db/queries/names/appearances'
import { listAppearances, mostAppearances } from '@seraph/schema/http/appearances'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { coachOf, getReviewer } from './getReviewer.ts'

/** Nobody waits where names aren't reviewed. */
export function addListAppearances(app: FastifyInstance, deps: Deps): void {
  serve(app, listAppearances, async ({ request }) => {
    const reviewer = await getReviewer(deps, request)
    if (!deps.env.REVIEW_PUBLIC_NAMES) return []
    return listAppearanceRows(deps.db, { coachId: coachOf(reviewer), limit: mostAppearances })
  })
}
