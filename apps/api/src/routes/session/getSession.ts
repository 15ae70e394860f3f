import { getSession } from '@seraph/schema/http/session'
import type { FastifyInstance } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { findPlayerSession } from '../../session.ts'
import { presentSession } from './presentSession.ts'

export function addGetSession(app: FastifyInstance, deps: Deps): void {
  serve(app, getSession, async ({ request }) => {
    const [player, coach] = await Promise.all([findPlayerSession(deps, request), findCoach(deps, request)])
    return presentSession(deps, player, coach)
  })
}
