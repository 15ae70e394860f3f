import { isCoachOf } from '@seraph/db/queries/coaches/coachPlayers'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { findPlayerSession } from '../../session.ts'

/**
 * Whether this request may read a player's record: that player's, the admin's, or a coach's with authority over them (rule 13). Throws
 * `not_signed_in` for a guest, `forbidden` for everybody else, whether there is such a player or not.
 */
export async function getReader(deps: Deps, request: FastifyRequest, playerId: string): Promise<{ isOwn: boolean }> {
  const session = await findPlayerSession(deps, request)
  if (session?.player.id === playerId) return { isOwn: true }
  if (session?.isAdmin === true) return { isOwn: false }
  const coach = await findCoach(deps, request)
  if (session === undefined && coach === undefined) throw new AppError('not_signed_in')
  const coachId = coach?.coach?.id
  if (coachId === undefined || !(await isCoachOf(deps.db, { coachId, playerId }))) throw new AppError('forbidden')
  return { isOwn: false }
}
