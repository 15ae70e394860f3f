import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { guessNumber } from './guessNumber.ts'
import { isNumberOf } from './secretNumbers.ts'
import type { PlayerSession } from '../session.ts'

/**
 * Asks for the number once more before something that can't be taken back (rule 42): throws `number_wrong`. Where the browser is proved,
 * and so may read the number, wrong ones aren't counted. The admin gives the admin's secret.
 */
export async function requireNumber(
  deps: Deps,
  request: FastifyRequest,
  { player, isProved }: PlayerSession,
  secretNumber: string,
): Promise<void> {
  const isRight =
    isProved && !player.isAdmin
      ? await isNumberOf(deps, deps.db, player.id, secretNumber)
      : await guessNumber(deps, request, { player, codes: [], secretNumber })
  if (!isRight) throw new AppError('number_wrong')
}
