import { networkOf } from '@seraph/service/limits/networkOf'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'

/**
 * Refuses answers that come as a flood (rule 15) with `too_many_attempts`:
 * by player, for all guests of an address together, then for everybody
 * there. What is refused by the first two counts nothing at the last, so that neither can use up what others of the address need.
 */
export async function refuseFlood(deps: Deps, request: FastifyRequest, playerId: string | undefined): Promise<void> {
  const network = networkOf(request.ip)
  if (playerId === undefined) await deps.floodLimit.count('evaluate_guests', network)
  else await deps.floodLimit.count('evaluate_player', playerId)
  await deps.floodLimit.count('evaluate_address', network)
}
