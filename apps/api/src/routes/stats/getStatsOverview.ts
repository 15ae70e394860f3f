import { countOverview } from '@seraph/db/queries/progress/stats'
import { getStatsOverview } from '@seraph/schema/http/stats'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { makePayload, sendPayload } from '../../http/payload.ts'
import type { Payload } from '../../http/payload.ts'
import { serve } from '../../http/serve.ts'
import { remember } from '../../remember.ts'

/** How old the counts may be, in milliseconds. */
const maxAgeMs = 5_000

/** Counts of the whole instance (rule 28), at most every 5 s from the database; while that is away, the last ones. */
export function addGetStatsOverview(app: FastifyInstance, deps: Deps): void {
  const overview = remember<Payload>({
    read: async () => {
      const counts = await countOverview(deps.db, [...((await deps.seasons.get())?.keys() ?? [])])
      return makePayload(counts, Object.values(counts).join('-'))
    },
    maxAgeMs,
    staleMs: Infinity,
    clock: deps.clock,
    onError: (error) => deps.log.warn({ err: error }, 'the counts could not be read'),
  })
  serve(app, getStatsOverview, async ({ request, reply }) => sendPayload(request, reply, await overview(), 'a moment'))
}
