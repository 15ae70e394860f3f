import { findEventClock } from '@seraph/db/queries/events/eventStands'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import { dueStep } from '@seraph/domain/event/dueStep'
import { endEventPhase } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getEventCaller } from './eventAccess.ts'
import { moveEvent } from './moveEvent.ts'
import { noteEventStudy } from './noteEventStudy.ts'
import { underEventLock } from './underEventLock.ts'

/**
 * Takes the step that is due by the database's clock, whoever of the room says
 * so first: sheets close, and an event that runs by itself goes on, while its
 * host's browser is away (rule 230). A hall that says so at once waits for no lock: the
 * clock is read first.
 */
export function addEndEventPhase(app: FastifyInstance, deps: Deps): void {
  serve(app, endEventPhase, async ({ params, body, request }) => {
    await getEventCaller(deps, request, params.roomId)
    const clock = await findEventClock(deps.db, params.roomId)
    if (clock === undefined) throw new AppError('not_in_room')
    const isDue = dueOf(clock) !== undefined
    const row = isDue
      ? await underEventLock(deps, params.roomId, async (tx, locked) => {
          const step = dueOf(locked)
          if (step === undefined) return false
          await moveEvent(deps, tx, locked, step)
          return true
        })
      : clock
    if (isDue && row.phase === 'end') await noteEventStudy(deps, { roomId: params.roomId, requestId: request.id })
    return { isClosed: row.question !== body.question || row.phase !== body.phase }
  })
}

function dueOf({
  deadlineMs,
  nowMs,
  ...clock
}: Pick<EventRoomRow, 'phase' | 'question' | 'deadlineMs' | 'nowMs' | 'runs'>) {
  return dueStep({ ...clock, deadline: deadlineMs ?? undefined }, nowMs)
}
