import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { OneWrite, Read } from '../../open.ts'

/** What a coach without a code asks with. */
export type CoachRequest = { clubName: string; state: string; country: string; contact: string }

export type CoachRequestRow = CoachRequest & { id: string; createdAt: Date; handledAt: Date | null }

/** Keeps a request for the admin (rule 9). */
export async function insertCoachRequest(db: OneWrite, request: CoachRequest): Promise<void> {
  await db
    .insertInto('coachRequests')
    .values({ id: randomUUID(), ...request })
    .execute()
}

/** The requests that nobody has handled, the oldest first; then the handled ones, the newest first. */
export async function listCoachRequests(db: Read, limit = 200): Promise<CoachRequestRow[]> {
  return db
    .selectFrom('coachRequests')
    .selectAll()
    .orderBy('handledAt', (order) => order.desc().nullsFirst())
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

/** Marks a request as handled, or as open again; false where there is none. */
export async function setCoachRequestHandled(db: OneWrite, id: string, isHandled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coachRequests')
    .set({ handledAt: isHandled ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
