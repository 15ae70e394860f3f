import { randomUUID } from 'node:crypto'

import type { OneWrite } from '../open.ts'

/** Notes what somebody did to others' records, in the transaction that did it. */
export async function insertAuditEntry(
  db: OneWrite,
  entry: { actor: 'coach' | 'admin' | 'operator'; coachId?: string; act: string; subject: object },
): Promise<void> {
  const { actor, coachId = null, act, subject } = entry
  await db
    .insertInto('auditEntries')
    .values({ id: randomUUID(), actor, coachId, act, subject: JSON.stringify(subject) })
    .execute()
}
