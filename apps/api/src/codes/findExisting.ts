import { findPlayerByCode } from '@seraph/db/queries/players/players'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import { meantCodes } from '@seraph/domain/codes/meantCodes'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { guessNumber } from '../numbers/guessNumber.ts'
import { guesserOf } from '../http/guesserOf.ts'

/** Who joins a team with a code of their own: the player, and whether the coach gave the number too (rules 8 and 42). */
export type Existing = { player: PlayerRow; isProved: boolean }

/**
 * The individual whose code a coach was given (rule 8). A wrong code counts as a guess, a wrong number as one of that player's (rule 42); a
 * slot that nobody has used, a deleted player and the admin are unknown
 * here. Throws `player_code_not_found` or `number_wrong`, with `path` as
 * where it was typed, and `too_many_attempts`.
 */
export async function findExisting(
  deps: Deps,
  request: FastifyRequest,
  typed: { playerCode: string; secretNumber: string | undefined },
  path: string,
): Promise<Existing> {
  const { playerCode, secretNumber = '' } = typed
  const codes = meantCodes(playerCode)
  const player = await deps.guessLimit.attempt({
    kind: 'player_code',
    ...guesserOf(deps, request),
    look: async () => {
      const found = codes.length === 0 ? undefined : await findPlayerByCode(deps.db, codes)
      const isOpen = found !== undefined && found.deletedAt === null && !found.isSlotReserved && !found.isAdmin
      return isOpen ? found : undefined
    },
  })
  if (player === undefined)
    throw new AppError('player_code_not_found', {
      issues: [{ path: `${path}playerCode`, message: 'is no player code that we know' }],
    })
  if (secretNumber === '') return { player, isProved: false }
  if (await guessNumber(deps, request, { player, codes, secretNumber })) return { player, isProved: true }
  throw new AppError('number_wrong', {
    issues: [{ path: `${path}secretNumber`, message: 'is not the number of this player' }],
  })
}
