import { findRehearsal } from '@seraph/db/queries/events/rehearsals'
import { getRehearsal } from '@seraph/schema/http/events/events'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { readRehearsal, requireRehearsal } from './rehearsalAccess.ts'

export function addGetRehearsal(app: FastifyInstance, deps: Deps): void {
  serve(app, getRehearsal, async ({ params, request }) => {
    const { id } = await requireRehearsal(deps, request, await findRehearsal(deps.db, params.rehearsalId))
    return readRehearsal(deps, id)
  })
}
