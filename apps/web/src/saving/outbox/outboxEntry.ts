import type { ErrorCode } from '@seraph/schema/http/errors'

import type { OutboxBody, OutboxName } from './outboxKinds.ts'
import type { Owner } from '../owner.ts'

/**
 * One call that the server has not acknowledged. `id` is its idempotency key: every try sends the same, so that what was lost on
 * the way back is not counted twice (rule 20). `headers`: what goes with it beside the session:
 * a room's token. `refusedAs`: the server refused it for want of rights, although its owner was
 * signed in; it stays, and is tried again only when it is asked for.
 */
export type OutboxEntry<Name extends OutboxName = OutboxName> = {
  [N in Name]: {
    id: string
    owner: Owner
    name: N
    body: OutboxBody<N>
    createdAt: string
    /** The season that it belongs to; an entry from before there were several has none. */
    season?: string
    headers?: Record<string, string>
    refusedAs?: ErrorCode
  }
}[Name]
