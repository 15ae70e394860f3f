import { insertCoachRequest } from '@seraph/db/queries/coaches/coachRequests'
import { requestCoachCode } from '@seraph/schema/http/coaches/coaches'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'

export function addRequestCoachCode(app: FastifyInstance, deps: Deps): void {
  serve(app, requestCoachCode, async ({ body, request }) => {
    await deps.callLimit.count('coach_request', request.ip)
    const { reply } = await idempotent(deps, request, async (tx) => {
      await insertCoachRequest(tx, body)
      return { isReceived: true } as const
    })
    return reply
  })
}
