import { listRehearsals as listRows } from '@seraph/db/queries/events/rehearsals'
import { listRehearsals } from '@seraph/schema/http/events/events'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { findPlayerSession } from '../../session.ts'
import { countTold } from './presentRehearsal.ts'

const most = 20

/** A guest has none that the server could find again. */
export function addListRehearsals(app: FastifyInstance, deps: Deps): void {
  serve(app, listRehearsals, async ({ request, season: named }) => {
    const season = await getOpenSeason(deps, named)
    const session = await findPlayerSession(deps, request)
    if (session === undefined) return { rehearsals: [] }
    const rows = await listRows(deps.db, { playerId: session.player.id, seasonId: season.id, limit: most })
    return {
      rehearsals: rows.map((row) => {
        const marks = row.sheets.slice(0, countTold(row)).map(({ judgement }) => judgement)
        return {
          id: row.id,
          startedAt: row.createdAt.toISOString(),
          questions: row.questions.length,
          handedIn: row.sheets.length,
          score: marks.reduce((sum, { score }) => sum + score, 0),
          maxScore: marks.reduce((sum, { maxScore }) => sum + maxScore, 0),
          isEnded: row.isEnded,
        }
      }),
    }
  })
}
