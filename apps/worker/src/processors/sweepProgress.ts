import { listOverdueTotals } from '@seraph/db/queries/players/playerTotals'
import { listOverdueReviews } from '@seraph/db/queries/reviews/storeCards'

import type { Deps } from '../deps.ts'
import { applyPendingEvents } from './applyPendingEvents.ts'

/** An event whose job has not run for so long is applied here, whether the job is lost or merely waits: nothing is queued twice. */
const overdueSeconds = 3
/** Cards lag behind without harm: whoever reads them adds what is missing. */
const overdueReviewSeconds = 60
const playersAtOnce = 200

/** Applies the events and reviews whose job was lost. */
export async function sweepProgress(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const overdue = [
    ...(await listOverdueTotals(deps.db, overdueSeconds, playersAtOnce)),
    ...(await listOverdueReviews(deps.db, overdueReviewSeconds, playersAtOnce)),
  ]
  for (const [seasonId, keys] of Map.groupBy(overdue, (key) => key.seasonId)) {
    const playerIds = [...new Set(keys.map(({ playerId }) => playerId))]
    const events = await deps.db.transaction().execute((tx) => applyPendingEvents(tx, { playerIds, seasonId }))
    if (events > 0) deps.log.warn({ players: playerIds.length, events }, 'overdue progress applied')
  }
}
