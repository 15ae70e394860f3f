import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { undoKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { undoRevision } from '@seraph/schema/http/appeals/appeals'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { coachOf, getReviewer } from '../appearances/getReviewer.ts'
import { enqueueRemark } from './decideAppeals.ts'

/** Another coach's decision is `forbidden`, as everywhere (rule 13). */
export function addUndoRevision(app: FastifyInstance, deps: Deps): void {
  serve(app, undoRevision, async ({ params: { id }, request }) => {
    const reviewer = await getReviewer(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      const revision = await undoKeyRevision(tx, { id, coachId: coachOf(reviewer) })
      if (revision === undefined) throw new AppError(reviewer.actor === 'admin' ? 'not_found' : 'forbidden')
      const { questionId, partId, wording, scope } = revision
      await insertAuditEntry(tx, { ...reviewer, act: 'appeal.undo', subject: { questionId, partId, wording, scope } })
    })
    enqueueRemark(deps, id, request.id)
    return { id }
  })
}
