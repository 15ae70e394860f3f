import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findCodeOf } from '@seraph/db/queries/players/players'
import { renewFoundNumber, showFoundNumber } from '@seraph/schema/http/players/playerNumbers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { changeNumber, readNumber } from '../../numbers/secretNumbers.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession, publishSessionEnded } from '../../session.ts'
import { presentNumber } from '../../numbers/presentNumber.ts'

/** A player's number for the admin, who is asked where there is no coach (rule 42): to be read, and to be renewed. */
export function addFoundNumbers(app: FastifyInstance, deps: Deps): void {
  serve(app, showFoundNumber, async ({ params: { playerId }, request }) => {
    await getAdminSession(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const code = await findCodeOf(tx, playerId)
      if (code === undefined) throw new AppError('player_not_found')
      const number = await readNumber(deps, tx, playerId)
      await insertAuditEntry(tx, { actor: 'admin', act: 'number.shown', subject: { playerId, playerCode: code } })
      return presentNumber({ id: playerId, code }, number)
    })
  })
  serve(app, renewFoundNumber, async ({ params: { playerId }, request }) => {
    await getAdminSession(deps, request)
    const { code, number, endedSessionIds } = await deps.db.transaction().execute(async (tx) => {
      const code = await findCodeOf(tx, playerId)
      if (code === undefined) throw new AppError('player_not_found')
      await insertAuditEntry(tx, { actor: 'admin', act: 'number.renewed', subject: { playerId, playerCode: code } })
      return { code, ...(await changeNumber(deps, tx, playerId)) }
    })
    for (const id of endedSessionIds) publishSessionEnded(deps, request, id)
    return presentNumber({ id: playerId, code }, number)
  })
}
