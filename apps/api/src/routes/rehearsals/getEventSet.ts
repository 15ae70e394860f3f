import { findEventSet } from '@seraph/db/queries/events/eventSets'
import { getEventSet } from '@seraph/schema/http/events/events'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { presentEventSet } from './presentEventSet.ts'

/** A set for whoever has its id; the key too, as the self-graded quiz tells answers. */
export function addGetEventSet(app: FastifyInstance, deps: Deps): void {
  serve(app, getEventSet, async ({ params, query }) => {
    const set = await findEventSet(deps.db, params.setId)
    if (set === undefined) throw new AppError('event_set_not_found')
    return presentEventSet(set, { withKey: query.key === 'true' })
  })
}
