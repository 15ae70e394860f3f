import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { mergePlayers as mergeRows } from '@seraph/db/queries/players/mergePlayers'
import { mergePlayers } from '@seraph/schema/http/admin/adminPlayers'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { getAdminSession, publishSessionEnded } from '../../session.ts'

/** The totals are made anew from the events by the worker's next sweep; until then reads add them up (rule 20). */
export function addMergePlayers(app: FastifyInstance, deps: Deps): void {
  serve(app, mergePlayers, async ({ params, body, request }) => {
    await getAdminSession(deps, request)
    if (params.id === body.intoId) throw new AppError('invalid_request')
    const ended: string[] = []
    const { reply } = await idempotent(deps, request, async (tx) => {
      const merged = await mergeRows(tx, { fromId: params.id, intoId: body.intoId })
      if (merged === undefined) throw new AppError('player_not_found')
      const { code, formerCodes, movedCode, endedSessionIds } = merged
      ended.push(...endedSessionIds)
      const subject = { playerId: body.intoId, code, mergedCode: movedCode }
      await insertAuditEntry(tx, { actor: 'admin', act: 'players.merged', subject })
      return { playerCode: PlayerCode.parse(code), formerCodes: PlayerCode.array().parse(formerCodes) }
    })
    for (const id of ended) publishSessionEnded(deps, request, id)
    return reply
  })
}
