import { endCoachSession } from '@seraph/db/queries/coaches/coachSessions'
import { logoutCoach } from '@seraph/schema/http/coaches/coaches'
import { coachCookie, hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { publishSessionEnded } from '../../../session.ts'

export function addLogoutCoach(app: FastifyInstance, deps: Deps): void {
  serve(app, logoutCoach, async ({ request, reply }) => {
    const token = request.cookies[coachCookie]
    const ended = token === undefined ? undefined : await endCoachSession(deps.db, hashToken(token))
    if (ended !== undefined) publishSessionEnded(deps, request, ended)
    reply.clearCookie(coachCookie, { path: '/' })
    return { isSignedOut: true } as const
  })
}
