import { closeEventSheets } from '@seraph/schema/http/eventRooms'
import { graceMs } from '@seraph/domain/event/refuseDraft'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getEventCaller } from './eventAccess.ts'
import { moveEvent } from './moveEvent.ts'
import { underEventLock } from './underEventLock.ts'

/**
 * Locks and marks the sheets once their time is over by the database's clock,
 * whoever of the room says so first: an event doesn't stand still where its
 * host's browser is away (rule 230).
 */
export function addCloseEventSheets(app: FastifyInstance, deps: Deps): void {
  serve(app, closeEventSheets, async ({ params, body, request }) => {
    await getEventCaller(deps, request, params.roomId)
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      const { phase, question, deadlineMs, nowMs } = locked
      if (question !== body.question || (phase !== 'answer' && phase !== 'locked')) return false
      if (nowMs <= (deadlineMs ?? Infinity) + graceMs) return false
      await moveEvent(deps, tx, locked, { kind: 'advance', from: phase, question })
      return true
    })
    return { isClosed: row.question !== body.question || row.phase !== 'answer' }
  })
}
