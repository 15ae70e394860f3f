import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { insertHelper, listHelpers, revokeHelper as revoke } from '@seraph/db/queries/coaches/helpers'
import type { HelperRow } from '@seraph/db/queries/coaches/helpers'
import { inviteHelper, listCoachHelpers, mostHelpers, revokeHelper } from '@seraph/schema/http/coaches/coachHelpers'
import type { CoachHelper } from '@seraph/schema/http/coaches/coachHelpers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getHeadCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { publishSessionEnded } from '../../../session.ts'

/** A coach's helpers: who they are, one more, one less; the coach's alone (rule 225). The log tells the helper's name, not the code. */
export function addCoachHelpers(app: FastifyInstance, deps: Deps): void {
  serve(app, listCoachHelpers, async ({ request }) => {
    const { coach } = await getHeadCoach(deps, request)
    return { helpers: (await listHelpers(deps.db, coach.id)).map(presentHelper) }
  })
  serve(app, inviteHelper, async ({ body: { name }, request }) => {
    const { coach, issuedFor } = await getHeadCoach(deps, request)
    await deps.callLimit.count('register', request.ip)
    const club = { name: issuedFor.clubName, key: issuedFor.clubNameKey }
    const { reply } = await idempotent<CoachHelper>(deps, request, async (tx) => {
      const helper = await insertHelper(tx, { coach, club, name, most: mostHelpers })
      if (helper === undefined) throw new AppError('helpers_full')
      await insertAuditEntry(tx, { actor: 'coach', coachId: coach.id, act: 'helper_invited', subject: { name } })
      return presentHelper(helper)
    })
    return reply
  })
  serve(app, revokeHelper, async ({ params: { code }, request }) => {
    const { coach } = await getHeadCoach(deps, request)
    const ended = await deps.db.transaction().execute(async (tx) => {
      const name = (await listHelpers(tx, coach.id)).find((helper) => helper.code === code)?.name
      const sessionIds = await revoke(tx, { coachId: coach.id, code })
      if (sessionIds === undefined) throw new AppError('forbidden')
      await insertAuditEntry(tx, { actor: 'coach', coachId: coach.id, act: 'helper_revoked', subject: { name } })
      return sessionIds
    })
    for (const id of ended) publishSessionEnded(deps, request, id)
    return { isRevoked: true } as const
  })
}

function presentHelper({ code, name, createdAt, lastLoginAt }: HelperRow): CoachHelper {
  return { code, name, createdAt: createdAt.toISOString(), lastLoginAt: lastLoginAt?.toISOString() ?? null }
}
