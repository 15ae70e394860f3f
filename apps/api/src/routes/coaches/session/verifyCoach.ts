import { verifyCoach } from '@seraph/schema/http/coaches/coaches'
import type { FastifyInstance } from 'fastify'

import { findCoach, handOverCoachSession, startCoachSession } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { enterCoachCode } from './enterCoachCode.ts'
import { presentCoach } from '../presentCoach.ts'

/**
 * Counts as a login (rule 11) unless this browser is signed in with the same code: a screen that verifies a saved code as it opens
 * must not end the session that hosts a room in another tab.
 */
export function addVerifyCoach(app: FastifyInstance, deps: Deps): void {
  serve(app, verifyCoach, async ({ body, request, reply }) => {
    const signedIn = await findCoach(deps, request)
    const isSame = signedIn?.code === body.code
    const known = isSame ? signedIn : await enterCoachCode(deps, request, body)
    if (!isSame) {
      const started = await deps.db.transaction().execute((tx) => startCoachSession(tx, request, known.code))
      handOverCoachSession(deps, request, reply, started)
    }
    const coach = presentCoach(known)
    const { clubName, state, country } = coach
    return { success: true, coachInfo: { name: coach.coachName ?? '', clubName, state, country }, coach } as const
  })
}
