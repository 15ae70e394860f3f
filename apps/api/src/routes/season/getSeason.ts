import { getSeason } from '@seraph/schema/http/season'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { sendPayload } from '../../http/payload.ts'
import { getReadableSeason } from '../../season/getReadableSeason.ts'
import { serve } from '../../http/serve.ts'

export function addGetSeason(app: FastifyInstance, deps: Deps): void {
  serve(app, getSeason, async ({ request, reply, season: named }) => {
    const season = await getReadableSeason(deps, named, request)
    return sendPayload(request, reply, season.payload)
  })
}
