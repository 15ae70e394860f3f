import type { ApplyProgress } from '@seraph/schema/jobs/progress'

import type { Deps } from '../deps.ts'
import { bringUpToDate } from './bringUpToDate.ts'

/** Brings the totals of a job's players up to date, all of them together. */
export async function applyProgress(deps: Pick<Deps, 'db' | 'log'>, job: ApplyProgress): Promise<void> {
  const { playerId, others = [], season: seasonId, requestId: reqId } = job
  const playerIds = [...new Set([playerId, ...others])]
  const events = await bringUpToDate(deps.db, { playerIds, seasonId })
  deps.log.info({ reqId, playerId, players: playerIds.length, events }, 'progress applied')
}
