import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { declineInvitation, lockEventInvitation } from '@seraph/db/queries/events/eventInvitations'
import { declineEventInvitation } from '@seraph/schema/http/events/eventInvitations'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { isInviting, keyOf } from './getEventInvitation.ts'

/** Another coach declines (rule 239): nobody accepts it any more, and the inviting coach is told. A second press changes nothing. */
export function addDeclineEventInvitation(app: FastifyInstance, deps: Deps): void {
  serve(app, declineEventInvitation, async ({ params, request }) => {
    const session = await getCoachSession(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const invitation = await lockEventInvitation(tx, keyOf(request, params.invitationId))
      if (invitation === undefined) throw new AppError('event_invitation_not_found')
      if (isInviting(invitation, session)) throw new AppError('event_invitation_own')
      const { id, state } = invitation
      if (state === 'declined') return { state }
      if (state !== 'open') throw new AppError('event_invitation_closed')
      await declineInvitation(tx, id)
      await insertAuditEntry(tx, {
        actor: 'coach',
        ...(session.coach !== undefined && { coachId: session.coach.id }),
        act: 'event_invitation_declined',
        subject: { invitationId: id },
      })
      return { state: 'declined' as const }
    })
  })
}
