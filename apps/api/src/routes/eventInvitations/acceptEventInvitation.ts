import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockEventInvitation, saveInvitedRoom } from '@seraph/db/queries/events/eventInvitations'
import { insertEventSet } from '@seraph/db/queries/events/eventSets'
import { drawSet } from '@seraph/domain/event/drawSet'
import { acceptEventInvitation } from '@seraph/schema/http/events/eventInvitations'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { insertUnderFreeCode } from '../eventRooms/insertUnderFreeCode.ts'
import { offerQuestions } from '../rehearsals/offerQuestions.ts'
import { freeze } from '../rehearsals/storeSet.ts'
import { isInviting, keyOf } from './getEventInvitation.ts'

/**
 * Another coach accepts (rule 239): a set is drawn of what players of neither club met in the last 14 days, sealed until the day, and the
 * event opened with the teams of both. A second press, or the same coach again, gets the same event.
 */
export function addAcceptEventInvitation(app: FastifyInstance, deps: Deps): void {
  serve(app, acceptEventInvitation, async ({ params, body, request }) => {
    const session = await getCoachSession(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const invitation = await lockEventInvitation(tx, keyOf(request, params.invitationId))
      if (invitation === undefined) throw new AppError('event_invitation_not_found')
      if (isInviting(invitation, session)) throw new AppError('event_invitation_own')
      const { size, chapters, coachId, beginsAt } = invitation
      if (invitation.roomId !== null && invitation.visitingCoachCode === session.code)
        return { roomId: invitation.roomId }
      if (invitation.state !== 'open') throw new AppError('event_invitation_closed')
      const taken = new Set(invitation.teams.map((name) => name.toLowerCase()))
      if (body.teams.some((name) => taken.has(name.toLowerCase()))) throw new AppError('team_name_taken')
      const season = await getOpenSeason(deps, invitation.seasonId)
      const coachIds = [coachId, session.coach?.id].filter((id) => typeof id === 'string')
      const offered = await offerQuestions(tx, season, { chapters, coachIds, leavesOutMet: true, size })
      const seed = randomInt(2 ** 31 - 1)
      const set = await insertEventSet(tx, {
        id: randomUUID(),
        idempotencyKey: null,
        requestHash: '',
        seasonId: season.id,
        profile: 'nad-2023',
        seed,
        chapters,
        questions: drawSet(offered, { size, seed }).map(freeze),
        sealedUntil: beginsAt,
      })
      const roomId = randomUUID()
      await insertUnderFreeCode(tx, {
        id: roomId,
        setId: set.id,
        coachCode: invitation.coachCode,
        visitingCoachCode: session.code,
        name: invitation.name,
        hasNotes: false,
        teams: [
          ...invitation.teams.map((name) => ({ id: randomUUID(), name, isVisiting: false })),
          ...body.teams.map((name) => ({ id: randomUUID(), name, isVisiting: true })),
        ],
      })
      await saveInvitedRoom(tx, { id: invitation.id, roomId })
      await insertAuditEntry(tx, {
        actor: 'coach',
        ...(session.coach !== undefined && { coachId: session.coach.id }),
        act: 'event_opened',
        subject: { roomId, invitationId: invitation.id },
      })
      return { roomId }
    })
  })
}
