import { insertEventNote } from '@seraph/db/queries/events/eventNotes'
import { findEventRoom } from '@seraph/db/queries/events/eventRooms'
import { stripCodes } from '@seraph/domain/codes/stripCodes'
import { writeEventNote } from '@seraph/schema/http/events/eventNotes'
import { longestEventNote } from '@seraph/schema/http/events/eventRoom'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { countHeeded, heedDistress } from '../../heedDistress.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { getEventCaller } from './eventAccess.ts'
import { presentEventRoom } from './presentEventRoom.ts'

/**
 * Keeps a member's note to the own team until the event ends (rule 246), with kind words for one that speaks of distress (rule 50). The
 * room's version stays: its other teams have nothing to ask for.
 */
export function addWriteEventNote(app: FastifyInstance, deps: Deps): void {
  serve(app, writeEventNote, async ({ params: { roomId }, body, request }) => {
    const { audience, seat } = await getEventCaller(deps, request, roomId)
    if (audience.role !== 'member') throw new AppError('not_in_room')
    await deps.floodLimit.count('event_notes', audience.seatId)
    const heeded = await heedDistress(deps, body.text, { playerId: seat?.playerId ?? undefined })
    const text = stripCodes(body.text).slice(0, longestEventNote)
    let isNew = false
    // The stored reply holds no note: it would outlive the event.
    await idempotent(deps, request, async (tx) => {
      isNew = await insertEventNote(tx, { roomId, seatId: audience.seatId, text })
      if (!isNew) throw new AppError('event_not_now')
      return {}
    })
    if (isNew && heeded !== undefined) await countHeeded(deps, { kind: heeded.kind, box: 'event_note' })
    const row = await findEventRoom(deps.db, roomId)
    if (row === undefined) throw new AppError('not_in_room')
    return { room: presentEventRoom(row, audience), ...(heeded !== undefined && { care: heeded.care }) }
  })
}
