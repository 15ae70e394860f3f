import { updateSettings } from '@seraph/schema/http/players/playerRecord'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession, refuseStudyOnly } from '../../session.ts'
import { changePlayer } from './changePlayer.ts'

export function addUpdateSettings(app: FastifyInstance, deps: Deps): void {
  serve(app, updateSettings, async ({ body, request }) => {
    const session = await getPlayerSession(deps, request)
    refuseStudyOnly(session)
    const { player } = session
    return { player: await changePlayer(deps, player, body) }
  })
}
