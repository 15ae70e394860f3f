import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { undoDeletion } from '@seraph/db/queries/admin/foundPlayers'
import { restoreDeletedPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession } from '../../session.ts'

export function addRestoreDeletedPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, restoreDeletedPlayer, async ({ params, request }) => {
    await getAdminSession(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      const playerCode = await undoDeletion(tx, params.id)
      if (playerCode === undefined) throw new AppError('player_not_found')
      const subject = { playerId: params.id, playerCode }
      await insertAuditEntry(tx, { actor: 'admin', act: 'player.restored', subject })
    })
    return { isRestored: true } as const
  })
}
