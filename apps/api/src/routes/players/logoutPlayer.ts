import { endProof } from '@seraph/db/queries/players/proofs'
import { endSession } from '@seraph/db/queries/sessions/sessions'
import { logoutPlayer } from '@seraph/schema/http/players/players'
import { hashToken, playerCookie } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { publishSessionEnded } from '../../session.ts'

/** The browser is no longer proved for the player then: on a shared one the next child finds nothing (rule 42). */
export function addLogoutPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, logoutPlayer, async ({ request, reply }) => {
    const token = request.cookies[playerCookie]
    const ended =
      token === undefined
        ? undefined
        : await deps.db.transaction().execute(async (tx) => {
            await endProof(tx, hashToken(token))
            return endSession(tx, hashToken(token))
          })
    if (ended !== undefined) publishSessionEnded(deps, request, ended)
    reply.clearCookie(playerCookie, { path: '/' })
    return { isSignedOut: true } as const
  })
}
