import { listOverdueTotals } from '@seraph/db/queries/players/playerTotals'
import { listOverdueReviews } from '@seraph/db/queries/reviews/storeCards'

import type { Deps } from '../deps.ts'
import { bringUpToDate } from './bringUpToDate.ts'

/** An event whose job has not run for so long is applied here, whether the job is lost or merely waits: nothing is queued twice. */
const overdueSeconds = 3
/** Cards lag behind without harm: whoever reads them adds what is missing. */
const overdueReviewSeconds = 60
const playersAtOnce = 200

/** Applies the events and reviews whose job was lost, all of them: those stored `olderThanSeconds` ago. */
export async function sweepProgress(
  deps: Pick<Deps, 'db' | 'log'>,
  olderThanSeconds: number = overdueSeconds,
): Promise<void> {
  for (;;) {
    const overdue = [
      ...(await listOverdueTotals(deps.db, olderThanSeconds, playersAtOnce)),
      ...(await listOverdueReviews(deps.db, overdueReviewSeconds, playersAtOnce)),
    ]
    let applied = 0
    for (const [seasonId, keys] of Map.groupBy(overdue, (key) => key.seasonId)) {
      const playerIds = [...new Set(keys.map(({ playerId }) => playerId))]
      const events = await bringUpToDate(deps.db, { playerIds, seasonId })
      if (events > 0) deps.log.warn({ players: playerIds.length, events }, 'overdue progress applied')
      applied += events
    }
    if (applied === 0 || overdue.length < playersAtOnce) return
  }
}
