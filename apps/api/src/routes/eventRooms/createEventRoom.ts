import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { putEventSeat } from '@seraph/db/queries/events/eventSeats'
import { findEventSet } from '@seraph/db/queries/events/eventSets'
import { createEventRoom } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { seatTokenOf } from '../studyRooms/roomAccess.ts'
import { insertUnderFreeCode } from './insertUnderFreeCode.ts'

/** Opens a rehearsal of teams over a set that was drawn (rule 230), for the coach whose session it is. */
export function addCreateEventRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, createEventRoom, async ({ body, request }) => {
    const session = await getCoachSession(deps, request)
    if ((await findEventSet(deps.db, body.setId)) === undefined) throw new AppError('event_set_not_found')
    const coachName = session.helper?.name ?? session.coach?.name ?? session.issuedFor.coachName ?? 'Coach'
    let token: string | undefined
    const { reply } = await idempotent(deps, request, async (tx) => {
      const id = randomUUID()
      const hostId = randomUUID()
      token = seatTokenOf(request, hostId)
      const code = await insertUnderFreeCode(tx, {
        id,
        setId: body.setId,
        coachCode: session.code,
        name: body.name ?? `${coachName}’s event`,
        hasNotes: body.hasNotes,
        visitingCoachCode: null,
        teams: body.teams.map((name) => ({ id: randomUUID(), name, isVisiting: false })),
      })
      await putEventSeat(tx, {
        id: hostId,
        roomId: id,
        kind: 'host',
        teamId: null,
        playerId: null,
        nickname: coachName,
        isCaptain: false,
        isScribe: false,
        isAlternate: false,
        isGuest: false,
        tokenHash: hashToken(token),
      })
      await insertAuditEntry(tx, {
        actor: 'coach',
        ...(session.coach !== undefined && { coachId: session.coach.id }),
        act: 'event_opened',
        subject: { roomId: id },
      })
      return { id, code, hostId }
    })
    return { id: reply.id, code: reply.code, token: token ?? seatTokenOf(request, reply.hostId) }
  })
}
