import { listLackingAnswers as list } from '@seraph/db/queries/appeals/lackingAnswers'
import { listLackingAnswers, mostLacking } from '@seraph/schema/http/appeals/lackingAnswers'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getReadableSeason } from '../../season/getReadableSeason.ts'
import { getReader } from '../progress/getReader.ts'
import { presentAnswer } from '../studyRooms/results/presentAnswer.ts'

/** A player's latest answers that lack points, for whoever reads the report (rule 13), so that they can ask about a mark. */
export function addListLackingAnswers(app: FastifyInstance, deps: Deps): void {
  serve(app, listLackingAnswers, async ({ params: { playerId }, request, season: named }) => {
    const season = await getReadableSeason(deps, named, request)
    await getReader(deps, request, playerId)
    const rows = await list(deps.db, { playerId, seasonId: season.id, limit: mostLacking })
    return { answers: rows.map(presentAnswer) }
  })
}
