import { getSeason } from '@seraph/schema/http/season'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { sendPayload } from '../../payload.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'

export function addGetSeason(app: FastifyInstance, deps: Deps): void {
  serve(app, getSeason, async ({ request, reply }) =>
    sendPayload(request, reply, (await getCurrentSeason(deps)).payload),
  )
}
