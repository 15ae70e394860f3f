import type { Tx } from '@seraph/db/open'
import { listPendingEvents, lockPlayerTotals, storePlayerTotals } from '@seraph/db/queries/playerTotals'
import type { TotalsKey } from '@seraph/db/queries/playerTotals'
import { applyEvent } from '@seraph/domain/progress/applyEvent'
import { emptyTotals } from '@seraph/domain/progress/playerTotals'
import type { PlayerTotals } from '@seraph/domain/progress/playerTotals'

/**
 * Adds a player's events that are not in the totals yet, and marks them in the same transaction; the totals' row is this
 * transaction's alone meanwhile, so however often it is run each event counts once (ruling 20). Returns how many it added.
 */
export async function applyPendingEvents(tx: Tx, key: TotalsKey): Promise<number> {
  const stored = (await lockPlayerTotals(tx, key, emptyTotals())) as PlayerTotals
  const events = await listPendingEvents(tx, key)
  if (events.length === 0) return 0
  const totals = events.reduce((sum, event) => applyEvent(sum, event, event.loggedInAt), stored)
  await storePlayerTotals(tx, key, { totals, eventIds: events.map(({ id }) => id) })
  return events.length
}
