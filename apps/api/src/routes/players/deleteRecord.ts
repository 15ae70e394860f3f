import { deletePlayer } from '@seraph/db/queries/players/playerRecord'
import { deleteRecord } from '@seraph/schema/http/players/playerRecord'
import { AppError } from '@seraph/service/appError'
import { playerCookie } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { requireNumber } from '../../numbers/requireNumber.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession, publishSessionEnded } from '../../session.ts'
import { isOwnCode } from './registration/isOwnCode.ts'

const undoableMs = 14 * 24 * 3_600_000

/** The admin's record is the operator's setting and can't be deleted here. */
export function addDeleteRecord(app: FastifyInstance, deps: Deps): void {
  serve(app, deleteRecord, async ({ body, request, reply }) => {
    const session = await getPlayerSession(deps, request)
    const { player } = session
    if (player.isAdmin || !(await isOwnCode(deps.db, player, body.playerCode))) throw new AppError('forbidden')
    await requireNumber(deps, request, session, body.secretNumber)
    const deleted = await deps.db.transaction().execute((tx) => deletePlayer(tx, player.id))
    if (deleted === undefined) throw new AppError('not_signed_in')
    for (const id of deleted.endedSessionIds) publishSessionEnded(deps, request, id)
    reply.clearCookie(playerCookie, { path: '/' })
    return { finalAt: new Date(deleted.deletedAt.getTime() + undoableMs).toISOString() }
  })
}
