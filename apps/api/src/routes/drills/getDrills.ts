import { getDrills } from '@seraph/schema/http/drills'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { sendPayload } from '../../http/payload.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'

export function addGetDrills(app: FastifyInstance, deps: Deps): void {
  serve(app, getDrills, async ({ request, reply, season: named }) => {
    const { drills } = await getOpenSeason(deps, named, request)
    return sendPayload(request, reply, drills.payload)
  })
}
