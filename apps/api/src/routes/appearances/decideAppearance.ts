import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { decideAppearance as decide } from '@seraph/db/queries/names/appearances'
import { decideAppearance } from '@seraph/schema/http/appearances'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { coachOf, getReviewer } from './getReviewer.ts'

/** A coach's answer about anybody but an own player is `forbidden`, as everywhere (rule 13). */
export function addDecideAppearance(app: FastifyInstance, deps: Deps): void {
  serve(app, decideAppearance, async ({ params: { kind, id }, body: { isAdmitted }, request }) => {
    const reviewer = await getReviewer(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      const name = await decide(tx, { kind, id, isAdmitted, coachId: coachOf(reviewer) })
      if (name === undefined) throw new AppError(reviewer.actor === 'admin' ? 'not_found' : 'forbidden')
      const act = isAdmitted ? 'appearance.allowed' : 'appearance.refused'
      await insertAuditEntry(tx, { ...reviewer, act, subject: { [`${kind}Id`]: id, [kind]: name } })
    })
    return { isAdmitted }
  })
}
