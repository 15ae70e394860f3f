import { getSession } from '@seraph/schema/http/session'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { findPlayerSession } from '../../session.ts'
import { presentSession } from './presentSession.ts'

export function addGetSession(app: FastifyInstance, deps: Deps): void {
  serve(app, getSession, async ({ request }) => presentSession(deps, await findPlayerSession(deps, request)))
}
