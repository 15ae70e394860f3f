import { loginCoach } from '@seraph/schema/http/coaches/coaches'
import type { FastifyInstance } from 'fastify'

import { handOverCoachSession, startCoachSession } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { enterCoachCode } from './enterCoachCode.ts'
import { presentCoach } from '../presentCoach.ts'

export function addLoginCoach(app: FastifyInstance, deps: Deps): void {
  serve(app, loginCoach, async ({ body, request, reply }) => {
    const known = await enterCoachCode(deps, request, body)
    const started = await deps.db.transaction().execute((tx) => startCoachSession(tx, request, known.code))
    handOverCoachSession(deps, request, reply, started)
    return {
      isLinked: known.coach !== undefined,
      profile: known.coach === undefined ? null : { coachName: known.coach.name },
      verificationInfo: { code: known.code },
      coach: presentCoach(known),
    }
  })
}
