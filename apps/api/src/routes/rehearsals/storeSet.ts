import { insertEventSet } from '@seraph/db/queries/events/eventSets'
import type { EventSetRow } from '@seraph/db/queries/events/eventSets'
import type { FrozenQuestion } from '@seraph/db/tables/events'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../http/idempotent.ts'
import type { OfferedQuestion } from './offerQuestions.ts'

/** A drawn question as a set keeps it. */
export function freeze(question: OfferedQuestion): FrozenQuestion {
  const {
    seasonId: _season,
    position: _position,
    isRetired: _retired,
    asked: _asked,
    times: _times,
    ...frozen
  } = question
  return frozen
}

/** Stores what a call drew, once for its key: a repeat gets what the first drew. Throws `idempotency_key_reused`. */
export async function storeSet(
  deps: Deps,
  request: FastifyRequest,
  drawn: Pick<EventSetRow, 'seasonId' | 'seed' | 'chapters' | 'questions' | 'sealedUntil'>,
): Promise<EventSetRow> {
  const requestHash = hashRequest(request).toString('hex')
  const set = await insertEventSet(deps.db, {
    ...drawn,
    id: randomUUID(),
    idempotencyKey: idempotencyKeyOf(request) ?? null,
    requestHash,
    profile: 'nad-2023',
  })
  if (set.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
  return set
}
