import { getSession } from '@seraph/schema/http/session'
import type { FastifyInstance } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession, renewBrowserMark } from '../../session.ts'
import { presentSession } from './presentSession.ts'

export function addGetSession(app: FastifyInstance, deps: Deps): void {
  serve(app, getSession, async ({ request, reply }) => {
    const [player, coach] = await Promise.all([findPlayerSession(deps, request), findCoach(deps, request)])
    if (player !== undefined) renewBrowserMark(request, reply)
    return presentSession(deps, player, coach)
  })
}
