import { gemName } from '@seraph/domain/gems/gems'
import { registerPlayer } from '@seraph/schema/http/players'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { idempotent } from '../../idempotent.ts'
import { serve } from '../../serve.ts'
import { handOverSession, startSession } from '../../session.ts'
import { createPlayer } from './createPlayer.ts'
import { presentPlayer } from './presentPlayer.ts'
import { timeZoneOf } from './timeZoneOf.ts'

/**
 * The key is a secret of the client that made it, so its repeat is that client whose first reply was lost: it is signed in like
 * the first. For a day only, so that a stored key is worth nothing later.
 */
export function addRegisterPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, registerPlayer, async ({ body, request, reply }) => {
    await deps.callLimit.count('register', request.ip)
    const created = await idempotent<ReplyOf<typeof registerPlayer>>(deps, request, async (tx) => {
      const player = presentPlayer(await createPlayer(deps, tx, body, timeZoneOf(request)))
      return { playerCode: player.playerCode, gemName: gemName(player.biblicalGem), player }
    })
    if (created.isRecent) {
      const { id } = created.reply.player
      const started = await deps.db.transaction().execute((tx) => startSession(tx, request, id))
      handOverSession(deps, request, reply, started)
    }
    return created.reply
  })
}
