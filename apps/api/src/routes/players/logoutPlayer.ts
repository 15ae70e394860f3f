import { endSession } from '@seraph/db/queries/sessions'
import { logoutPlayer } from '@seraph/schema/http/players'
import { hashToken, playerCookie } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { publishSessionEnded } from '../../session.ts'

export function addLogoutPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, logoutPlayer, async ({ request, reply }) => {
    const token = request.cookies[playerCookie]
    const ended = token === undefined ? undefined : await endSession(deps.db, hashToken(token))
    if (ended !== undefined) publishSessionEnded(deps, request, ended)
    reply.clearCookie(playerCookie, { path: '/' })
    return { isSignedOut: true } as const
  })
}
