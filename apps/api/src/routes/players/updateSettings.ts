import { updateSettings } from '@seraph/schema/http/playerRecord'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { getPlayerSession } from '../../session.ts'
import { changePlayer } from './changePlayer.ts'

export function addUpdateSettings(app: FastifyInstance, deps: Deps): void {
  serve(app, updateSettings, async ({ body, request }) => {
    const { player } = await getPlayerSession(deps, request)
    return { player: await changePlayer(deps, player, body) }
  })
}
