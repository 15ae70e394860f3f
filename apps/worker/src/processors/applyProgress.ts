import type { ApplyProgress } from '@seraph/schema/jobs/progress'

import type { Deps } from '../deps.ts'
import { applyPendingEvents } from './applyPendingEvents.ts'

/** Brings the totals of a job's players up to date, all of them in one transaction. */
export async function applyProgress(deps: Pick<Deps, 'db' | 'log'>, job: ApplyProgress): Promise<void> {
  const { playerId, others = [], season: seasonId, requestId: reqId } = job
  const playerIds = [...new Set([playerId, ...others])]
  const events = await deps.db.transaction().execute((tx) => applyPendingEvents(tx, { playerIds, seasonId }))
  deps.log.info({ reqId, playerId, players: playerIds.length, events }, 'progress applied')
}
