import { recordLogin } from '@seraph/db/queries/logins'
import { findPlayerByCode } from '@seraph/db/queries/players'
import type { PlayerRow } from '@seraph/db/queries/players'
import { hasHeldSession } from '@seraph/db/queries/sessions'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { loginPlayer } from '@seraph/schema/http/players'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../serve.ts'
import { browserOf, handOverSession, startSession } from '../../session.ts'
import { presentPlayer } from './presentPlayer.ts'
import { timeZoneOf } from './timeZoneOf.ts'

export function addLoginPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, loginPlayer, async ({ body, request, reply }) => {
    const codes = cleanPlayerCode(body.playerCode)
    const known = await deps.guessLimit.attempt({
      kind: 'player_code',
      address: request.ip,
      look: () => findAllowed(deps, codes, body.isSilent),
      lookIfRefused: async () => findOwner(deps, request, await findAllowed(deps, codes, body.isSilent)),
    })
    if (known === undefined) throw new AppError('player_code_not_found')
    if (known.deletedAt !== null && !body.confirmRestore) throw new AppError('player_deleted')
    const login = {
      playerId: known.id,
      wantsFeatured: body.wantsFeatured,
      timeZone: timeZoneOf(request),
      isRestoring: known.deletedAt !== null,
    }
    const { player, started } = await deps.db.transaction().execute(async (tx) => {
      const player = await recordLogin(tx, login)
      if (player === undefined) throw new AppError('player_code_not_found')
      return { player, started: await startSession(tx, request, player.id) }
    })
    handOverSession(deps, request, reply, started)
    const presented = presentPlayer(player)
    const isOldCode = !codes.includes(presented.playerCode)
    return { player: presented, ...(isOldCode && { updatedPlayerCode: presented.playerCode }) }
  })
}

/** The player of a code; to a silent login a deleted one is unknown, so that it clears the browser's storage (ruling 18). */
async function findAllowed(deps: Deps, codes: readonly string[], isSilent: boolean): Promise<PlayerRow | undefined> {
  const player = codes.length === 0 ? undefined : await findPlayerByCode(deps.db, codes)
  return isSilent && player?.deletedAt !== null ? undefined : player
}

/**
 * Who has signed in with this code in this browser before is no guesser (ruling 15). A session of anybody else does not count:
 * else one registered code would buy any number of guesses.
 */
async function findOwner(
  deps: Deps,
  request: FastifyRequest,
  player: PlayerRow | undefined,
): Promise<PlayerRow | undefined> {
  const browser = browserOf(request)
  if (browser === undefined || player === undefined) return undefined
  return (await hasHeldSession(deps.db, { browserHash: hashToken(browser), playerId: player.id })) ? player : undefined
}
