import type { Read, Tx } from '@seraph/db/open'
import { findNumber, insertNumber, listNumbers, replaceNumber } from '@seraph/db/queries/players/playerNumbers'
import type { SecretNumber } from '@seraph/service/numberSeal'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../deps.ts'

/**
 * A player's secret number, made now for one from before who has none (rule 42). Throws `forbidden` for the admin, who has none, and
 * `number_unreadable` where it was sealed with another key.
 */
export async function readNumber(deps: Deps, tx: Tx, playerId: string): Promise<SecretNumber> {
  const known = await findNumber(tx, playerId)
  if (known === undefined) await insertNumber(tx, playerId, deps.numberSeal.make(playerId))
  const kept = known ?? (await findNumber(tx, playerId))
  if (kept === undefined) throw new AppError('forbidden')
  return openNumber(deps, playerId, kept.sealed)
}

/** The numbers of these players as `readNumber` gives each, in their order. */
export async function readNumbers(
  deps: Deps,
  tx: Tx,
  playerIds: readonly string[],
): Promise<(SecretNumber & { playerId: string })[]> {
  const kept = new Map((await listNumbers(tx, playerIds)).map(({ playerId, sealed }) => [playerId, sealed]))
  const numbers: (SecretNumber & { playerId: string })[] = []
  for (const playerId of playerIds) {
    const sealed = kept.get(playerId)
    const number = sealed === undefined ? await readNumber(deps, tx, playerId) : openNumber(deps, playerId, sealed)
    numbers.push({ playerId, ...number })
  }
  return numbers
}

/**
 * Gives a player another number, and ends all sessions and proofs (rule 42). Returns it with the ids of the sessions that ended; throws
 * `forbidden` for the admin.
 */
export async function changeNumber(
  deps: Deps,
  tx: Tx,
  playerId: string,
): Promise<{ number: SecretNumber; endedSessionIds: string[] }> {
  const made = deps.numberSeal.make(playerId)
  const endedSessionIds = await replaceNumber(tx, playerId, made)
  if (endedSessionIds === undefined) throw new AppError('forbidden')
  return { number: openNumber(deps, playerId, made.sealed), endedSessionIds }
}

/** Is this the player's number? False where they have none. */
export async function isNumberOf(deps: Deps, db: Read, playerId: string, secretNumber: string): Promise<boolean> {
  const kept = await findNumber(db, playerId)
  if (kept === undefined) return false
  const opened = deps.numberSeal.open(playerId, kept.sealed)
  if (opened === undefined)
    deps.log.error({ playerId }, 'PLAYER_NUMBER_KEY is not the one that this number was kept with')
  return opened?.secretNumber === secretNumber
}

function openNumber(deps: Deps, playerId: string, sealed: Buffer): SecretNumber {
  const number = deps.numberSeal.open(playerId, sealed)
  if (number === undefined) throw new AppError('number_unreadable')
  return number
}
