import { findPlayerByCode } from '@seraph/db/queries/players/players'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import { meantCodes } from '@seraph/domain/codes/meantCodes'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { guesserOf } from '../../http/guesserOf.ts'

/**
 * The player whose code, present or old, is given as nickname (rules 7 and 14). Codes of nobody count as guesses (rule 15). Throws
 * `invalid_request` for what no code can be, `player_code_not_found`, `too_many_attempts`.
 */
export async function getNamedPlayer(deps: Deps, request: FastifyRequest, nickname: string): Promise<PlayerRow> {
  const codes = meantCodes(nickname)
  if (codes.length === 0) {
    const issues = [{ path: 'nickname', message: 'Player code should be 4-10 characters' }]
    throw new AppError('invalid_request', { issues })
  }
  const player = await deps.guessLimit.attempt({
    kind: 'player_code',
    ...guesserOf(deps, request),
    look: async () => {
      const found = await findPlayerByCode(deps.db, codes)
      return found?.deletedAt === null ? found : undefined
    },
  })
  if (player === undefined) throw new AppError('player_code_not_found')
  return player
}
