import { correctEventSheet } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { correctMark } from './correctMark.ts'
import { getEventCaller } from '../eventAccess.ts'
import { presentEventRoom } from '../presentEventRoom.ts'
import { underEventLock } from '../underEventLock.ts'

/** The host, a visiting coach or a grader gives or takes a part with one press (rule 233); a grader of the question at hand (rule 232). */
export function addCorrectEventSheet(app: FastifyInstance, deps: Deps): void {
  serve(app, correctEventSheet, async ({ params, body, request }) => {
    const { audience, name } = await getEventCaller(deps, request, params.roomId)
    if (audience.role === 'member' || audience.role === 'screen') throw new AppError('not_host')
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      const isAtHand = body.question === locked.question && locked.phase !== 'end'
      if (audience.role === 'grader' && !isAtHand) throw new AppError('event_moved_on')
      return correctMark(tx, locked, { ...body, who: name, isAppeal: false })
    })
    return presentEventRoom(row, audience)
  })
}
