import { findPlayerByCode } from '@seraph/db/queries/players'
import type { PlayerRow } from '@seraph/db/queries/players'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'

/**
 * The individual whose code a coach was given (ruling 8). A wrong code counts as a guess; a slot that nobody has used, a deleted player and
 * the admin are unknown here. Throws `player_code_not_found`, with `path` as what was typed wrong, and `too_many_attempts`.
 */
export async function findExisting(
  deps: Deps,
  request: FastifyRequest,
  playerCode: string,
  path: string,
): Promise<PlayerRow> {
  const codes = cleanPlayerCode(playerCode)
  const known = await deps.guessLimit.attempt({
    kind: 'player_code',
    address: request.ip,
    look: async () => {
      const player = codes.length === 0 ? undefined : await findPlayerByCode(deps.db, codes)
      const isOpen = player !== undefined && player.deletedAt === null && !player.isSlotReserved && !player.isAdmin
      return isOpen ? player : undefined
    },
  })
  if (known !== undefined) return known
  throw new AppError('player_code_not_found', { issues: [{ path, message: 'is no player code that we know' }] })
}
