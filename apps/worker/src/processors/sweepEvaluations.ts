import { settleOverdue } from '@seraph/db/queries/progress/evaluations'
import { countOlderAnswers } from '@seraph/db/queries/progress/stats'

import type { Deps } from '../deps.ts'

const rowsAtOnce = 1_000

/** Lets the built-in mark stand where whoever waited for the model has died: the row's lease is over. Then counts the answers of before. */
export async function sweepEvaluations(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const rows = await settleOverdue(deps.db, rowsAtOnce)
  if (rows > 0) deps.log.warn({ rows }, 'overdue evaluations settled')
  await countOlderAnswers(deps.db)
}
