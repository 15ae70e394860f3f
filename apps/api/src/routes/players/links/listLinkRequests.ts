import { listLinkRequests as listRows } from '@seraph/db/queries/players/linkRequests'
import { listLinkRequests } from '@seraph/schema/http/players/playerNumbers'
import { GemLetter } from '@seraph/schema/vocabulary'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getProvedSession } from '../../../session.ts'

export function addListLinkRequests(app: FastifyInstance, deps: Deps): void {
  serve(app, listLinkRequests, async ({ request }) => {
    const { player } = await getProvedSession(deps, request)
    const rows = await listRows(deps.db, player.id)
    return rows.map(({ id, coachName, clubName, teamName, startingChapter, gem, askedAt }) => ({
      id,
      coachName,
      clubName,
      teamName,
      startingChapter,
      biblicalGem: GemLetter.parse(gem),
      askedAt: askedAt.toISOString(),
    }))
  })
}
