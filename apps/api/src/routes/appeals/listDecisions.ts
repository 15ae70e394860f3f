import { listToldDecisions } from '@seraph/db/queries/appeals/toldDecisions'
import { listDecisions, mostTold } from '@seraph/schema/http/appeals/appeals'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'
import { tellPart } from './listAppeals.ts'

/** What the session's own player hasn't been told yet. */
export function addListDecisions(app: FastifyInstance, deps: Deps): void {
  serve(app, listDecisions, async ({ request, season: named }) => {
    const { player } = await getPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const rows = await listToldDecisions(deps.db, { playerId: player.id, seasonId: season.id, limit: mostTold })
    return rows.map(({ questionId, partId, ...row }) => {
      const { reference, part } = tellPart(season, { questionId, partId })
      return { ...row, reference, part }
    })
  })
}
