import { findEventSet } from '@seraph/db/queries/events/eventSets'
import { insertRehearsal } from '@seraph/db/queries/events/rehearsals'
import { startRehearsal } from '@seraph/schema/http/events/events'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession } from '../../session.ts'
import { readRehearsal } from './rehearsalAccess.ts'

/** Begins to play a set alone; a guest's rehearsal belongs to whoever knows its id. */
export function addStartRehearsal(app: FastifyInstance, deps: Deps): void {
  serve(app, startRehearsal, async ({ body, request }) => {
    const set = await findEventSet(deps.db, body.setId)
    if (set === undefined) throw new AppError('event_set_not_found')
    if (set.isSealed) throw new AppError('event_set_sealed')
    const session = await findPlayerSession(deps, request)
    const playerId = session?.player.id ?? null
    const requestHash = hashRequest(request).toString('hex')
    const started = await insertRehearsal(deps.db, {
      id: randomUUID(),
      idempotencyKey: idempotencyKeyOf(request) ?? null,
      requestHash,
      setId: body.setId,
      playerId,
      showsMarks: body.showsMarks,
    })
    if (started.requestHash !== requestHash || started.playerId !== playerId)
      throw new AppError('idempotency_key_reused')
    return readRehearsal(deps, started.id)
  })
}
