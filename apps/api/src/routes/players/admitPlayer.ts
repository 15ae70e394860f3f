import type { PlayerRow } from '@seraph/db/queries/players/players'
import { findNumber } from '@seraph/db/queries/players/playerNumbers'
import { canTakeBack, hasProof } from '@seraph/db/queries/players/proofs'
import type { Proof } from '@seraph/db/tables/playerNumbers'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import type { loginPlayer } from '@seraph/schema/http/players/players'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { guessNumber } from '../../numbers/guessNumber.ts'
import { browserOf } from '../../session.ts'
import { guesserOf } from '../../http/guesserOf.ts'

/** Who signs in: the player of `codes`, where there is one, with what the browser sent. */
type Entering = { player: PlayerRow | undefined; codes: readonly string[]; body: BodyOf<typeof loginPlayer> }

/** An admitted player, and whether the session that starts proves the browser. */
export type Admitted = { player: PlayerRow; proof: Proof }

/**
 * Lets a player in whose browser is proved, or proves itself by the card, by the number, or as an earlier one of a record that somebody has
 * claimed (rule 42). Everybody else, with every code, existing or not, is told `number_needed`, or `number_wrong` after a number.
 * `hasNoNumber` asks for a claim, which the caller has to make.
 */
export async function admitPlayer(deps: Deps, request: FastifyRequest, entering: Entering): Promise<Admitted> {
  const { player, codes, body } = entering
  const browser = browserOf(request)
  const held = player && browser !== undefined && { browserHash: hashToken(browser), playerId: player.id }
  if (player && held && (await hasProof(deps.db, held))) return { player, proof: 'proved' }
  if (player && body.cardToken !== undefined && (await isCardOf(deps, player.id, body.cardToken)))
    return { player, proof: 'proved' }
  if (body.secretNumber !== undefined && body.secretNumber !== '') {
    const isRight = await guessNumber(deps, request, { player, codes, secretNumber: body.secretNumber })
    if (player && isRight) return { player, proof: 'proved' }
    throw new AppError('number_wrong')
  }
  if (player && held && player.claimedAt !== null && (await canTakeBack(deps.db, held)))
    return { player, proof: 'proved' }
  if (!deps.env.PLAYER_LOGIN_ASKS_NUMBER) return { player: await findByCodeAlone(deps, request, player), proof: 'none' }
  if (player && body.hasNoNumber && !body.isSilent) return { player, proof: 'claimed' }
  throw new AppError('number_needed')
}

/** A card's token is long enough not to be guessed, so nothing is counted (rule 42). */
async function isCardOf(deps: Deps, playerId: string, cardToken: string): Promise<boolean> {
  const kept = await findNumber(deps.db, playerId)
  return kept?.cardHash.equals(hashToken(cardToken)) === true
}

/** Where the operator waives the number, codes can be guessed, and wrong ones count (rule 15). */
async function findByCodeAlone(deps: Deps, request: FastifyRequest, player: PlayerRow | undefined): Promise<PlayerRow> {
  const known = await deps.guessLimit.attempt({
    kind: 'player_code',
    ...guesserOf(deps, request),
    look: () => Promise.resolve(player),
  })
  if (known === undefined) throw new AppError('player_code_not_found')
  return known
}
