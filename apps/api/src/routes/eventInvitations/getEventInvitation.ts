import { findEventInvitation } from '@seraph/db/queries/events/eventInvitations'
import type { EventInvitationRow } from '@seraph/db/queries/events/eventInvitations'
import type { CoachSessionRow } from '@seraph/db/queries/coaches/coachSessions'
import { getEventInvitation } from '@seraph/schema/http/events/eventInvitations'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

/** What a coach is invited to, for the coach who was sent the link (rule 239). */
export function addGetEventInvitation(app: FastifyInstance, deps: Deps): void {
  serve(app, getEventInvitation, async ({ params, request }) => {
    const session = await getCoachSession(deps, request)
    const found = await findEventInvitation(deps.db, keyOf(request, params.invitationId))
    if (found === undefined) throw new AppError('event_invitation_not_found')
    const { name, seasonId, size, chapters, teams, beginsAt, state } = found
    return {
      name,
      seasonId,
      size,
      chapters,
      teams,
      beginsAt: beginsAt.toISOString(),
      isOwn: isInviting(found, session),
      state,
    }
  })
}

/** An invitation's id with the token that the request carries. */
export function keyOf(request: FastifyRequest, id: string): { id: string; tokenHash: Buffer } {
  const token = request.headers[roomTokenHeader]
  return { id, tokenHash: hashToken(typeof token === 'string' ? token : '') }
}

/** Whether it is the inviting coach, or a helper of theirs, who asks. */
export function isInviting({ coachCode, coachId }: EventInvitationRow, session: CoachSessionRow): boolean {
  return session.code === coachCode || (coachId !== null && session.coach?.id === coachId)
}
