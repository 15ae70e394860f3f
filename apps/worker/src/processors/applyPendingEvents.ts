import type { Tx } from '@seraph/db/open'
import { listPendingEvents, lockPlayerTotals, storePlayerTotals } from '@seraph/db/queries/playerTotals'
import type { TotalsKey } from '@seraph/db/queries/playerTotals'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import type { Reckoning } from '@seraph/domain/progress/reckonProgress'
import { boardOrder } from '@seraph/domain/ranks/boardOrder'

/**
 * Adds a player's events that are not in the totals yet, and marks them in the same transaction; the totals' row is this
 * transaction's alone meanwhile, so however often it is run each event counts once (ruling 20). Returns how many it added.
 */
export async function applyPendingEvents(tx: Tx, key: TotalsKey): Promise<number> {
  const stored = (await lockPlayerTotals(tx, key, emptyReckoning())) as Reckoning
  const events = await listPendingEvents(tx, key)
  if (events.length === 0) return 0
  const { totals, history } = reckonProgress(stored, events)
  const { studySeconds, totalQuestions: questionsAnswered, memoryPoints } = totals
  const order = boardOrder({ studySeconds, questionsAnswered, memoryPoints })
  await storePlayerTotals(tx, key, { totals, history, boardOrder: order, eventIds: events.map(({ id }) => id) })
  return events.length
}
