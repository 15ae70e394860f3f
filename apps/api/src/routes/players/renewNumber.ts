import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { renewNumber } from '@seraph/schema/http/players/playerNumbers'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { requireNumber } from '../../numbers/requireNumber.ts'
import { changeNumber } from '../../numbers/secretNumbers.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession, handOverSession, publishSessionEnded, refuseStudyOnly, startSession } from '../../session.ts'
import { presentNumber } from '../../numbers/presentNumber.ts'

/** All sessions end; this browser, which has just given the number, gets a new one and is proved (rule 42). */
export function addRenewNumber(app: FastifyInstance, deps: Deps): void {
  serve(app, renewNumber, async ({ body, request, reply }) => {
    const session = await getPlayerSession(deps, request)
    const { player } = session
    refuseStudyOnly(session)
    await requireNumber(deps, request, session, body.secretNumber)
    const { number, endedSessionIds, started } = await deps.db.transaction().execute(async (tx) => {
      const changed = await changeNumber(deps, tx, player.id)
      await insertAuditEntry(tx, { actor: 'player', act: 'number.renewed', subject: { playerId: player.id } })
      return { ...changed, started: await startSession(tx, request, player.id, 'proved') }
    })
    handOverSession(deps, request, reply, started)
    for (const id of endedSessionIds) publishSessionEnded(deps, request, id)
    return presentNumber(player, number)
  })
}
