import { putEventSeat } from '@seraph/db/queries/events/eventSeats'
import { makeEventLink } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import { hashToken, makeToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getEventCoach } from '../eventAccess.ts'
import { underEventLock } from '../underEventLock.ts'

/** How many may mark beside the host. */
const mostGraders = 3
const mayMake = { host: ['screen', 'grader', 'host'], visitor: ['screen', 'visitor'] }

/**
 * Makes a token for the hall's screen, a grader, or a coach's own other
 * browser (rule 232); a grader's opens the sheets and nothing else.
 */
export function addMakeEventLink(app: FastifyInstance, deps: Deps): void {
  serve(app, makeEventLink, async ({ params, body, request }) => {
    const { audience, name } = await getEventCoach(deps, request, params.roomId)
    if (!mayMake[audience.role].includes(body.kind)) throw new AppError('not_host')
    const token = makeToken()
    await underEventLock(deps, params.roomId, async (tx, { id, graders }) => {
      if (body.kind === 'grader' && graders >= mostGraders) throw new AppError('event_graders_full')
      await putEventSeat(tx, {
        id: randomUUID(),
        roomId: id,
        kind: body.kind,
        teamId: null,
        playerId: null,
        nickname: body.kind === 'grader' ? `Grader ${graders + 1}` : body.kind === 'screen' ? 'Screen' : name,
        isCaptain: false,
        isScribe: false,
        isAlternate: false,
        isGuest: false,
        tokenHash: hashToken(token),
      })
      return body.kind === 'grader'
    })
    return { token }
  })
}
