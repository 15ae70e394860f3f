import { updateFeatured } from '@seraph/schema/http/playerRecord'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { getPlayerSession } from '../../session.ts'
import { changePlayer } from './changePlayer.ts'
import { isOwnCode } from './isOwnCode.ts'

export function addUpdateFeatured(app: FastifyInstance, deps: Deps): void {
  serve(app, updateFeatured, async ({ body, request }) => {
    const { player } = await getPlayerSession(deps, request)
    if (body.playerCode !== undefined && !(await isOwnCode(deps.db, player, body.playerCode)))
      throw new AppError('forbidden')
    return { player: await changePlayer(deps, player, { isPubliclyVisible: body.isPubliclyVisible }) }
  })
}
