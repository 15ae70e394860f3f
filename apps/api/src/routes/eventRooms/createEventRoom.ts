import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { insertEventRoom } from '@seraph/db/queries/events/eventRooms'
import { putEventSeat } from '@seraph/db/queries/events/eventSeats'
import { findEventSet } from '@seraph/db/queries/events/eventSets'
import type { Tx } from '@seraph/db/open'
import { createEventRoom } from '@seraph/schema/http/eventRooms'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { seatTokenOf } from '../studyRooms/roomAccess.ts'

/** How often a code is drawn before there seem to be none free: a million for some thousand rooms. */
const tries = 20

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
        teams: body.teams.map((name) => ({ id: randomUUID(), name })),
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

async function insertUnderFreeCode(tx: Tx, room: Omit<Parameters<typeof insertEventRoom>[1], 'code'>): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if ((await insertEventRoom(tx, { ...room, code })) !== undefined) return code
  }
  throw new AppError('room_codes_exhausted')
}
