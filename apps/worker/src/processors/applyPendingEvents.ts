import type { Tx } from '@seraph/db/open'
import { listPendingEvents, lockPlayerTotals, storePlayerTotals } from '@seraph/db/queries/players/playerTotals'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import type { Reckoning } from '@seraph/domain/progress/reckonProgress'
import { boardOrder } from '@seraph/domain/ranks/boardOrder'
import { effortOf } from '@seraph/domain/ranks/effortOf'

import { applyPendingReviews } from './applyPendingReviews.ts'

/**
 * Adds players' events that are not in the totals yet, and marks them in the same transaction; the totals' rows are this
 * transaction's alone meanwhile, so however often it is run each event counts
 * once (rule 20). Brings the players' review cards up to date as well. Five
 * statements at most, however many players. Returns how many events it added.
 */
export async function applyPendingEvents(
  tx: Tx,
  { playerIds, seasonId }: { playerIds: readonly string[]; seasonId: string },
): Promise<number> {
  const locked = await lockPlayerTotals(tx, { playerIds, seasonId }, emptyReckoning())
  const events = await listPendingEvents(tx, { playerIds, seasonId })
  await applyPendingReviews(tx, { playerIds, seasonId })
  if (events.length === 0) return 0
  const eventsOf = Map.groupBy(events, ({ playerId }) => playerId)
  const made = locked.flatMap(({ playerId, ...stored }) => {
    const own = eventsOf.get(playerId)
    if (own === undefined) return []
    const { totals, history } = reckonProgress(
      stored as Reckoning,
      own.map(({ event }) => event),
    )
    return [{ playerId, totals, history, boardOrder: boardOrder(effortOf(totals)) }]
  })
  await storePlayerTotals(tx, seasonId, { made, eventIds: events.map(({ event }) => event.id) })
  return events.length
}
