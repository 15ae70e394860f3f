import { claimIdempotencyKey, storeReply } from '@seraph/db/queries/progress/idempotencyKeys'
import type { Tx } from '@seraph/db/open'
import { IdempotencyKey, idempotencyKeyHeader } from '@seraph/schema/http/headers'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'

import type { Deps } from '../deps.ts'

/**
 * Does a call's work in one transaction and, where the request carries an `Idempotency-Key`, once for that key: a repeat waits
 * for the first and answers as it did, the same key for another request is `idempotency_key_reused` (rule 20). `isRecent`: the
 * work was done now or within the last day. `work` must return what JSON can carry.
 */
export async function idempotent<Reply extends object>(
  deps: Deps,
  request: FastifyRequest,
  work: (tx: Tx) => Promise<Reply>,
): Promise<{ reply: Reply; isRecent: boolean }> {
  const key = idempotencyKeyOf(request)
  return deps.db.transaction().execute(async (tx) => {
    if (key === undefined) return { reply: await work(tx), isRecent: true }
    const keyHash = hashToken(key)
    const requestHash = hashRequest(request)
    const claimed = await claimIdempotencyKey(tx, { keyHash, requestHash })
    if (!claimed.isNew) {
      if (!claimed.requestHash.equals(requestHash)) throw new AppError('idempotency_key_reused')
      return { reply: claimed.reply as Reply, isRecent: claimed.isRecent }
    }
    const reply = await work(tx)
    await storeReply(tx, keyHash, reply)
    return { reply, isRecent: true }
  })
}

/** The request's key in lower case, undefined without one; `invalid_request` for what is no UUID. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[idempotencyKeyHeader]
  if (header === undefined) return undefined
  const key = IdempotencyKey.safeParse(header)
  if (key.success) return key.data.toLowerCase()
  throw new AppError('invalid_request', { issues: [{ path: idempotencyKeyHeader, message: 'must be a UUID' }] })
}

/**
 * What makes two requests the same: method, address without the season (a try from before calls named theirs is
 * repeated with it) and the body as it was understood, without secret numbers, since trying ten thousand finds
 * the one in a hash (rule 42).
 */
export function hashRequest(request: FastifyRequest): Buffer {
  const withoutNumbers = (name: string, value: unknown): unknown => (name === 'secretNumber' ? undefined : value)
  const url = request.url.replace(/(?<=[?&])season=[^&]*&?/, '').replace(/[?&]$/, '')
  const parts = JSON.stringify([request.method, url, request.body ?? null], withoutNumbers)
  return hash('sha256', parts, 'buffer')
}
