import { listDoubtedQuestions as list } from '@seraph/db/queries/appeals/doubtedQuestions'
import { listDoubtedQuestions, mostDoubted } from '@seraph/schema/http/appeals/doubtedQuestions'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { coachOf, getReviewer } from '../appearances/getReviewer.ts'

/** Which questions whoever decides about marks should look at: that is how bad ones are found. */
export function addListDoubtedQuestions(app: FastifyInstance, deps: Deps): void {
  serve(app, listDoubtedQuestions, async ({ request, season: named }) => {
    const coachId = coachOf(await getReviewer(deps, request))
    const { id: seasonId } = await getOpenSeason(deps, named, request)
    return { questions: await list(deps.db, { seasonId, coachId, limit: mostDoubted }) }
  })
}
