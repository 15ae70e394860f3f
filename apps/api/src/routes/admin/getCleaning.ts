import { getCleaningState } from '@seraph/db/queries/admin/cleanings'
import { getCleaning } from '@seraph/schema/http/admin/adminCleaning'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'
import { presentCleaning } from './presentCleaning.ts'

export function addGetCleaning(app: FastifyInstance, deps: Deps): void {
  serve(app, getCleaning, async ({ request }) => {
    await getAdminSession(deps, request)
    return presentCleaning(await getCleaningState(deps.db))
  })
}
