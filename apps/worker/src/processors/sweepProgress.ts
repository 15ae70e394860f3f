import { listOverdueTotals } from '@seraph/db/queries/playerTotals'

import type { Deps } from '../deps.ts'
import { applyPendingEvents } from './applyPendingEvents.ts'

/** An event whose job has not run for so long is applied here, whether the job is lost or merely waits: nothing is queued twice. */
const overdueSeconds = 5
const playersAtOnce = 200

/** Applies the events whose job was lost. */
export async function sweepProgress(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (const key of await listOverdueTotals(deps.db, overdueSeconds, playersAtOnce)) {
    const events = await deps.db.transaction().execute((tx) => applyPendingEvents(tx, key))
    if (events > 0) deps.log.warn({ playerId: key.playerId, events }, 'overdue progress applied')
  }
}
