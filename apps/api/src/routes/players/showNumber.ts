import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { showNumber } from '@seraph/schema/http/players/playerNumbers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { readNumber } from '../../numbers/secretNumbers.ts'
import { serve } from '../../http/serve.ts'
import { getProvedSession } from '../../session.ts'
import { presentNumber } from '../../numbers/presentNumber.ts'

export function addShowNumber(app: FastifyInstance, deps: Deps): void {
  serve(app, showNumber, async ({ request }) => {
    const { player } = await getProvedSession(deps, request)
    if (player.isAdmin) throw new AppError('forbidden')
    const number = await deps.db.transaction().execute(async (tx) => {
      const number = await readNumber(deps, tx, player.id)
      await insertAuditEntry(tx, { actor: 'player', act: 'number.shown', subject: { playerId: player.id } })
      return number
    })
    return presentNumber(player, number)
  })
}
