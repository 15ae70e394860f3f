import { findMarkedSheet, insertAppeal } from '@seraph/db/queries/events/eventSheets'
import { appealEventMark } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getEventCaller } from '../eventAccess.ts'
import { presentEventRoom } from '../presentEventRoom.ts'
import { underEventLock } from '../underEventLock.ts'

/** A captain asks the panel to look at a part again once the answer was revealed (rule 234). */
export function addAppealEventMark(app: FastifyInstance, deps: Deps): void {
  serve(app, appealEventMark, async ({ params, body, request }) => {
    const { audience } = await getEventCaller(deps, request, params.roomId)
    if (audience.role !== 'member') throw new AppError('not_in_room')
    const { seatId, teamId } = audience
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      if (locked.isPublished) throw new AppError('event_result_published')
      if (!locked.seats.some(({ id, isCaptain }) => id === seatId && isCaptain)) throw new AppError('event_not_captain')
      const isRevealed =
        body.question < locked.question ||
        (body.question === locked.question && (locked.phase === 'reveal' || locked.phase === 'end'))
      if (!isRevealed) throw new AppError('event_not_now')
      const sheet = await findMarkedSheet(tx, { roomId: locked.id, teamId, question: body.question })
      const part = sheet?.parts[body.part]
      if (part === undefined || part.status === 'given') throw new AppError('event_sheet_not_found')
      await insertAppeal(tx, { roomId: locked.id, teamId, question: body.question, part: body.part })
      return true
    })
    return presentEventRoom(row, audience)
  })
}
