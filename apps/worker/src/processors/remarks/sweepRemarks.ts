import { listRevisionsToRemark } from '@seraph/db/queries/appeals/keyRevisions'

import type { Deps } from '../../deps.ts'
import { remarkAnswers } from './remarkAnswers.ts'

const revisionsAtOnce = 20

/** Goes on where a job was lost or killed, and looks again at answers that were marked before every process had seen a decision. */
export async function sweepRemarks(deps: Pick<Deps, 'db' | 'queue' | 'log'>): Promise<void> {
  for (const revisionId of await listRevisionsToRemark(deps.db, revisionsAtOnce))
    await remarkAnswers(deps, { revisionId, requestId: 'sweep' })
}
