import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { lockCoachPlayer } from '@seraph/db/queries/clubs/memberPlaces'
import type { CoachPlayerRow } from '@seraph/db/queries/clubs/memberPlaces'
import type { Tx } from '@seraph/db/open'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import { getHeadCoach, getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'

/**
 * Changes a player of the signed-in coach's, under a lock, and notes it as `act`. A player of nobody's, of another coach's and none at all
 * are all `forbidden` (rule 13); `isHeadOnly`: a helper is refused (rule 225).
 */
export async function withCoachPlayer<Reply extends object>(
  deps: Deps,
  request: FastifyRequest,
  { playerId, act, isHeadOnly = false }: { playerId: string; act: string; isHeadOnly?: boolean },
  change: (tx: Tx, player: CoachPlayerRow, coachId: string) => Promise<Reply>,
): Promise<Reply> {
  const { coach, actorId } = await (isHeadOnly ? getHeadCoach : getLinkedCoach)(deps, request)
  return deps.db.transaction().execute(async (tx) => {
    const player = await lockCoachPlayer(tx, { playerId, coachId: coach.id })
    if (player === undefined) throw new AppError('forbidden')
    const reply = await change(tx, player, coach.id)
    const subject = { playerId, formerCode: player.code, ...reply }
    await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act, subject })
    return reply
  })
}
