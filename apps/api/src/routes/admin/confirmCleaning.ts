import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { confirmCleanings, getCleaningState } from '@seraph/db/queries/admin/cleanings'
import { hastenSchedule } from '@seraph/db/queries/schedules'
import { confirmCleaning } from '@seraph/schema/http/admin/adminCleaning'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'
import { presentCleaning } from './presentCleaning.ts'

export function addConfirmCleaning(app: FastifyInstance, deps: Deps): void {
  serve(app, confirmCleaning, async ({ request }) => {
    await getAdminSession(deps, request)
    const state = await deps.db.transaction().execute(async (tx) => {
      const before = await getCleaningState(tx)
      if (await confirmCleanings(tx)) {
        await hastenSchedule(tx, 'records.clean')
        await insertAuditEntry(tx, { actor: 'admin', act: 'cleaning.confirmed', subject: { refusal: before.refusal } })
      }
      return getCleaningState(tx)
    })
    return presentCleaning(state)
  })
}
