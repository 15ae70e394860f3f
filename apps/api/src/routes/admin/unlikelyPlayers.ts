import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { listUnlikelyPlayers as listRows, setHiddenFromBoards } from '@seraph/db/queries/admin/unlikelyPlayers'
import { unlikelyFrom } from '@seraph/domain/counting/unlikelyWork'
import { hideFromBoards, listUnlikelyPlayers } from '@seraph/schema/http/admin/adminBoards'
import { PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getAdminSession } from '../../session.ts'

const mostShown = 100

/** The view of unlikely work, and the press that hides a player from boards (rule 153). */
export function addUnlikelyPlayers(app: FastifyInstance, deps: Deps): void {
  serve(app, listUnlikelyPlayers, async ({ request, season }) => {
    await getAdminSession(deps, request)
    const { id: seasonId } = await getOpenSeason(deps, season, request)
    const rows = await listRows(deps.db, { seasonId, from: unlikelyFrom, limit: mostShown })
    return rows.map(({ code, hiddenAt, ...row }) => ({
      ...row,
      playerCode: PlayerCode.parse(code),
      hiddenAt: hiddenAt?.toISOString() ?? null,
    }))
  })
  serve(app, hideFromBoards, async ({ params: { id: playerId }, body: { isHidden }, request }) => {
    await getAdminSession(deps, request)
    await deps.db.transaction().execute(async (tx) => {
      const playerCode = await setHiddenFromBoards(tx, playerId, isHidden)
      if (playerCode === undefined) throw new AppError('player_not_found')
      const act = isHidden ? 'player.hidden_from_boards' : 'player.shown_on_boards'
      await insertAuditEntry(tx, { actor: 'admin', act, subject: { playerId, playerCode } })
    })
    return { isHidden }
  })
}
