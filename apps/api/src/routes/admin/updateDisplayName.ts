import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { setDisplayName } from '@seraph/db/queries/admin/foundPlayers'
import { updateDisplayName } from '@seraph/schema/http/admin/adminPlayers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

/** The log notes that a name was set, not which: an actual name stays in one place, from which it can be removed (rule 34). */
export function addUpdateDisplayName(app: FastifyInstance, deps: Deps): void {
  serve(app, updateDisplayName, async ({ params, body: { displayName }, request }) => {
    await getAdminSession(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      const playerCode = await setDisplayName(tx, params.id, displayName)
      if (playerCode === undefined) throw new AppError('player_not_found')
      const act = displayName === null ? 'display_name.removed' : 'display_name.set'
      await insertAuditEntry(tx, { actor: 'admin', act, subject: { playerId: params.id, playerCode } })
    })
    return { displayName }
  })
}
