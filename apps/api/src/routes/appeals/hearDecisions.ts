import { hearDecisions as hear } from '@seraph/db/queries/appeals/toldDecisions'
import { hearDecisions } from '@seraph/schema/http/appeals/appeals'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession } from '../../session.ts'

/** Notes that the session's own player has seen decisions, so that each is told once. */
export function addHearDecisions(app: FastifyInstance, deps: Deps): void {
  serve(app, hearDecisions, async ({ body: { ids }, request }) => {
    const { player } = await getPlayerSession(deps, request)
    return { heard: await hear(deps.db, { playerId: player.id, ids }) }
  })
}
