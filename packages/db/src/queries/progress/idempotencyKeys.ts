import { sql } from 'kysely'

import type { Tx } from '../../open.ts'

/** What is known of a key: new (claimed for this transaction), or the first call's request and reply. */
export type ClaimedKey = { isNew: true } | { isNew: false; requestHash: Buffer; reply: unknown; isRecent: boolean }

/**
 * Claims a key for this transaction, waiting for a call that holds it: where that one is rolled back the key is new again
 * (rule 20). `isRecent`: within a day of the first call.
 */
export async function claimIdempotencyKey(tx: Tx, key: { keyHash: Buffer; requestHash: Buffer }): Promise<ClaimedKey> {
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ keyHash: key.keyHash, requestHash: key.requestHash, reply: null })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .returning('keyHash')
    .executeTakeFirst()
  if (claimed !== undefined) return { isNew: true }
  const first = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'reply', sql<boolean>`created_at > now() - interval '1 day'`.as('isRecent')])
    .where('keyHash', '=', key.keyHash)
    .executeTakeFirstOrThrow()
  return { isNew: false, ...first }
}

/** Keeps the reply of a claimed key, in the transaction that did the work. */
export async function storeReply(tx: Tx, keyHash: Buffer, reply: object): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('keyHash', '=', keyHash)
    .execute()
}
