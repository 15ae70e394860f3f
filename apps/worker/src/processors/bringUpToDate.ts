import type { Database } from '@seraph/db/open'
import { logAnswers } from '@seraph/db/queries/reviews/logAnswers'

import { applyPendingEvents } from './applyPendingEvents.ts'

/**
 * Logs players' answers, then adds their events to the totals and makes their cards, in a transaction of its own: nobody who
 * counts an answer waits for what is made of it. Lines of the log that a death between the two leaves
 * without cards are added by whoever reads, and swept up (`sweepProgress`). Returns how many events it added.
 */
export async function bringUpToDate(
  db: Database,
  keys: { playerIds: readonly string[]; seasonId: string },
): Promise<number> {
  await logAnswers(db, keys)
  return db.transaction().execute((tx) => applyPendingEvents(tx, keys))
}
