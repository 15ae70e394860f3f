import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { saveCoachProfile } from '@seraph/db/queries/coaches/coaches'
import { setupCoachProfile } from '@seraph/schema/http/coaches/coaches'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { presentCoach } from '../presentCoach.ts'

/** A club's name in a profile is what the coach calls it; it gives no authority over a club (rule 13). */
export function addSetupCoachProfile(app: FastifyInstance, deps: Deps): void {
  serve(app, setupCoachProfile, async ({ body, request }) => {
    const session = await getCoachSession(deps, request)
    if (session.helper !== undefined) throw new AppError('helper_may_not')
    const { coachName, clubName, state = null, country = null } = body
    const details = { name: coachName, clubName, state, country }
    const coach = await deps.db.transaction().execute(async (tx) => {
      const saved = await saveCoachProfile(tx, session.code, details)
      await insertAuditEntry(tx, { actor: 'coach', coachId: saved.id, act: 'profile_saved', subject: details })
      return saved
    })
    return presentCoach({ ...session, coach })
  })
}
