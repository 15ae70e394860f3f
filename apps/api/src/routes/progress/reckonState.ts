import type { ProgressState } from '@seraph/db/queries/progress/progressState'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import type { Reckoning } from '@seraph/domain/progress/reckonProgress'

/**
 * A player's season: the stored totals with the events that are not in
 * them yet, so that a reload never shows less than was acknowledged.
 */
export function reckonState(state: ProgressState): Reckoning {
  const stored = state.totals === null || state.history === null ? emptyReckoning() : (state as Reckoning)
  return reckonProgress(stored, state.pending)
}
