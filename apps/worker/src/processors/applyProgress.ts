import type { ApplyProgress } from '@seraph/schema/jobs/progress'

import type { Deps } from '../deps.ts'
import { applyPendingEvents } from './applyPendingEvents.ts'

/** Brings one player's totals up to date. */
export async function applyProgress(deps: Pick<Deps, 'db' | 'log'>, job: ApplyProgress): Promise<void> {
  const key = { playerId: job.playerId, seasonId: job.season }
  const events = await deps.db.transaction().execute((tx) => applyPendingEvents(tx, key))
  deps.log.info({ reqId: job.requestId, playerId: job.playerId, events }, 'progress applied')
}
