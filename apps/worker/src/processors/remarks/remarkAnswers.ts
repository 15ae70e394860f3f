import { findKeyRevision, finishRemark } from '@seraph/db/queries/appeals/keyRevisions'
import type { KeyRevisionRow } from '@seraph/db/queries/appeals/keyRevisions'
import { listDueMarks, listStoredResponses, remarkBatch, unremarkBatch } from '@seraph/db/queries/appeals/remarks'
import type { RemarkAnswers } from '@seraph/schema/jobs/remarks'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Deps } from '../../deps.ts'
import { readRevisedPart } from './readRevisedPart.ts'

/** How many marks one transaction changes, and how many answers are judged before other work has its turn. */
const marksAtOnce = 500
const answersAtOnce = 50

type Job = { revision: KeyRevisionRow; requestId: string }

/**
 * Gives every stored mark what a revision gives it, or takes back what one gave that was undone. It may be killed anywhere and run again,
 * beside itself too: a mark has its remark once, in the transaction that changes its points (rule 189).
 */
export async function remarkAnswers(
  deps: Pick<Deps, 'db' | 'queue' | 'log'>,
  { revisionId, requestId }: RemarkAnswers,
): Promise<void> {
  const revision = await findKeyRevision(deps.db, revisionId)
  if (revision === undefined || revision.remarkedAt !== null) return
  const isUndone = revision.undoneAt !== null
  const marks = isUndone
    ? await takeMarks(deps, { revision, requestId })
    : await giveMarks(deps, { revision, requestId })
  const isDone = await finishRemark(deps.db, revisionId)
  deps.log.info({ reqId: requestId, revisionId, marks, isUndone, isDone }, 'stored marks looked at')
}

async function giveMarks(deps: Pick<Deps, 'db' | 'queue'>, job: Job): Promise<number> {
  const { revision } = job
  if (revision.kind === 'reject') return 0
  const part = await readRevisedPart(deps, revision)
  if (part === undefined) return 0
  const reach = { ...revision, partText: part.partText }
  const gains: { response: string; gain: number }[] = []
  for (const [at, response] of (await listStoredResponses(deps.db, reach)).entries()) {
    const gain = part.gainOf(response)
    if (gain > 0) gains.push({ response, gain })
    if (at % answersAtOnce === answersAtOnce - 1) await nextTurn()
  }
  const revisionId = revision.id
  const due = gains.length === 0 ? [] : await listDueMarks(deps.db, { revisionId, reach, gains })
  for (let from = 0; from < due.length; from += marksAtOnce) {
    const marks = due.slice(from, from + marksAtOnce)
    const given = { revisionId, partId: revision.partId, marks }
    tell(deps, job, await deps.db.transaction().execute((tx) => remarkBatch(tx, given)))
  }
  return due.length
}

async function takeMarks(deps: Pick<Deps, 'db' | 'queue'>, job: Job): Promise<number> {
  let sum = 0
  for (;;) {
    const given = { revisionId: job.revision.id, limit: marksAtOnce }
    const { marks, players } = await deps.db.transaction().execute((tx) => unremarkBatch(tx, given))
    tell(deps, job, players)
    sum += marks
    if (marks === 0) return sum
  }
}

/** The totals follow after each commit. */
function tell({ queue }: Pick<Deps, 'queue'>, { revision, requestId }: Job, players: readonly string[]): void {
  for (const playerId of players) queue.applyProgress({ playerId, season: revision.seasonId, requestId })
}
