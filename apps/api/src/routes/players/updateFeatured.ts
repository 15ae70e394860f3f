import { updateFeatured } from '@seraph/schema/http/players/playerRecord'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession, refuseStudyOnly } from '../../session.ts'
import { changePlayer } from './changePlayer.ts'
import { isOwnCode } from './registration/isOwnCode.ts'

export function addUpdateFeatured(app: FastifyInstance, deps: Deps): void {
  serve(app, updateFeatured, async ({ body, request }) => {
    const session = await getPlayerSession(deps, request)
    refuseStudyOnly(session)
    const { player } = session
    if (body.playerCode !== undefined && !(await isOwnCode(deps.db, player, body.playerCode)))
      throw new AppError('forbidden')
    return { player: await changePlayer(deps, player, { isPubliclyVisible: body.isPubliclyVisible }) }
  })
}
