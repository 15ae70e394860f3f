import { listPersonalRows } from '@seraph/db/queries/playerRecord'
import { getRecord } from '@seraph/schema/http/playerRecord'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { getPlayerSession } from '../../session.ts'
import { presentPlayer } from './presentPlayer.ts'

export function addGetRecord(app: FastifyInstance, deps: Deps): void {
  serve(app, getRecord, async ({ request, reply }) => {
    const { player } = await getPlayerSession(deps, request)
    reply.header('cache-control', 'no-store')
    return {
      downloadedAt: new Date(deps.clock()).toISOString(),
      player: presentPlayer(player),
      kept: await listPersonalRows(deps.db, player.id),
    }
  })
}
