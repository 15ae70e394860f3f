import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { withdrawInvitation } from '@seraph/db/queries/events/eventInvitations'
import { withdrawEventInvitation } from '@seraph/schema/http/events/eventInvitations'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

/** The inviting coach takes an open invitation back (rule 239): its link opens nothing more. A second press changes nothing. */
export function addWithdrawEventInvitation(app: FastifyInstance, deps: Deps): void {
  serve(app, withdrawEventInvitation, async ({ params: { invitationId: id }, request }) => {
    const { code, coach } = await getCoachSession(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const was = await withdrawInvitation(tx, { id, code, coachId: coach?.id })
      if (was === undefined) throw new AppError('event_invitation_not_found')
      if (was !== 'open' && was !== 'withdrawn') throw new AppError('event_invitation_closed')
      if (was === 'open')
        await insertAuditEntry(tx, {
          actor: 'coach',
          ...(coach !== undefined && { coachId: coach.id }),
          act: 'event_invitation_withdrawn',
          subject: { invitationId: id },
        })
      return { state: 'withdrawn' as const }
    })
  })
}
