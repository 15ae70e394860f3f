import { listPersonalRows } from '@seraph/db/queries/players/playerRecord'
import { getRecord } from '@seraph/schema/http/players/playerRecord'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { requireNumber } from '../../numbers/requireNumber.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession } from '../../session.ts'
import { presentPlayer } from './presentPlayer.ts'

export function addGetRecord(app: FastifyInstance, deps: Deps): void {
  serve(app, getRecord, async ({ body, request }) => {
    const session = await getPlayerSession(deps, request)
    const { player } = session
    await requireNumber(deps, request, session, body.secretNumber)
    return {
      downloadedAt: new Date(deps.clock()).toISOString(),
      player: presentPlayer(player),
      kept: await listPersonalRows(deps.db, player.id),
    }
  })
}
