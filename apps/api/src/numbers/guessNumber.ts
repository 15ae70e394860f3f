import { countWrongNumber, forgetWrongNumbers, lockNumberGuesses } from '@seraph/db/queries/players/numberGuesses'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'

import type { Deps } from '../deps.ts'
import { isNumberOf } from './secretNumbers.ts'
import { guesserOf } from '../http/guesserOf.ts'

/** Whose number is guessed: `player` undefined for codes that nobody has, which count and answer like everybody's. */
export type GuessedNumber = {
  player: Pick<PlayerRow, 'id' | 'isAdmin'> | undefined
  codes: readonly string[]
  secretNumber: string
}

/**
 * Whether a typed number is the player's (rule 42). Wrong ones count per player, in the database, and per address, over distinct players
 * too; then `too_many_attempts` is thrown with the time to wait. What isn't four digits can be the admin's secret alone, and counts per
 * address.
 */
export async function guessNumber(deps: Deps, request: FastifyRequest, guess: GuessedNumber): Promise<boolean> {
  const subject = guess.player?.id ?? `code ${guess.codes[0] ?? ''}`
  const isRight = await deps.guessLimit.attempt({
    kind: 'player_number',
    ...guesserOf(deps, request),
    subject,
    look: async () => ((await tryNumber(deps, hashToken(subject), guess)) ? true : undefined),
  })
  return isRight === true
}

async function tryNumber(deps: Deps, subjectHash: Buffer, { player, secretNumber }: GuessedNumber): Promise<boolean> {
  if (!/^[0-9]{4}$/.test(secretNumber)) return player?.isAdmin === true && isAdminSecret(deps, secretNumber)
  const { blockedSeconds, isRight } = await deps.db.transaction().execute(async (tx) => {
    const blockedSeconds = await lockNumberGuesses(tx, subjectHash)
    if (blockedSeconds > 0) return { blockedSeconds, isRight: false }
    const isRight = player !== undefined && (await isNumberOf(deps, tx, player.id, secretNumber))
    await (isRight ? forgetWrongNumbers(tx, subjectHash) : countWrongNumber(tx, subjectHash))
    return { blockedSeconds, isRight }
  })
  if (blockedSeconds > 0) throw new AppError('too_many_attempts', { retryAfterSeconds: blockedSeconds })
  return isRight
}

function isAdminSecret(deps: Deps, typed: string): boolean {
  const secret = deps.env.ADMIN_SECRET
  return secret !== undefined && timingSafeEqual(hashToken(typed), hashToken(secret))
}
