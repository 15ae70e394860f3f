import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getPlayerSession } from '../../session.ts'
import type { PlayerSession } from '../../session.ts'

/** The session of the player whose progress is to be written; anybody else's is `forbidden`, a guest `not_signed_in` (rule 13). */
export async function getOwnSession(deps: Deps, request: FastifyRequest, playerId: string): Promise<PlayerSession> {
  const session = await getPlayerSession(deps, request)
  if (session.player.id !== playerId) throw new AppError('forbidden')
  return session
}
