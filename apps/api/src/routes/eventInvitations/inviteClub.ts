import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { insertEventInvitation } from '@seraph/db/queries/events/eventInvitations'
import { inviteClub } from '@seraph/schema/http/events/eventInvitations'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { offerQuestions } from '../rehearsals/offerQuestions.ts'
import { seatTokenOf } from '../studyRooms/roomAccess.ts'

/** A coach proposes an event to another club: teams, chapters and a day; nothing is drawn before the other accepts (rule 239). */
export function addInviteClub(app: FastifyInstance, deps: Deps): void {
  serve(app, inviteClub, async ({ body, request, season: named }) => {
    const session = await getCoachSession(deps, request)
    const season = await getOpenSeason(deps, named)
    const { size, name = 'An event of two clubs', teams } = body
    const beginsAt = new Date(body.beginsAt)
    if (beginsAt.getTime() <= deps.clock()) throw new AppError('event_invitation_closed')
    const chapters = [...new Set(body.chapters)].toSorted((a, b) => a - b)
    await offerQuestions(deps.db, season, { chapters, coachIds: [], leavesOutMet: false, size })
    let token: string | undefined
    const { reply } = await idempotent(deps, request, async (tx) => {
      const id = randomUUID()
      token = seatTokenOf(request, id)
      const { code: coachCode } = session
      const invitation = { id, seasonId: season.id, size, chapters, name, teams, coachCode, beginsAt }
      await insertEventInvitation(tx, { ...invitation, token, tokenHash: hashToken(token) })
      await insertAuditEntry(tx, {
        actor: 'coach',
        ...(session.coach !== undefined && { coachId: session.coach.id }),
        act: 'event_club_invited',
        subject: { invitationId: id },
      })
      return { id }
    })
    return { id: reply.id, token: token ?? seatTokenOf(request, reply.id) }
  })
}
