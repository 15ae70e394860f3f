import type { FastifyRequest } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { findPlayerSession } from '../../session.ts'

/** Whose players a set is drawn for: of the coach who asks, else of the asking player's coach; nobody's for a guest. */
export async function clubOf(deps: Deps, request: FastifyRequest): Promise<string[]> {
  const coach = await findCoach(deps, request)
  if (coach !== undefined) return coach.coach === undefined ? [] : [coach.coach.id]
  const coachId = (await findPlayerSession(deps, request))?.player.coachId ?? null
  return coachId === null ? [] : [coachId]
}
