import { recordLogin } from '@seraph/db/queries/sessions/logins'
import { findPlayerByCode } from '@seraph/db/queries/players/players'
import { claimPlayer, endClaim } from '@seraph/db/queries/players/proofs'
import { meantCodes } from '@seraph/domain/codes/meantCodes'
import { loginPlayer } from '@seraph/schema/http/players/players'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { handOverSession, publishSessionEnded, startSession } from '../../session.ts'
import { admitPlayer } from './admitPlayer.ts'
import { presentPlayer } from './presentPlayer.ts'
import { timeZoneOf } from './registration/timeZoneOf.ts'

/** To a silent login a deleted player is unknown, so that it clears the browser's storage (rule 18). */
export function addLoginPlayer(app: FastifyInstance, deps: Deps): void {
  serve(app, loginPlayer, async ({ body, request, reply }) => {
    const codes = meantCodes(body.playerCode)
    const found = codes.length === 0 ? undefined : await findPlayerByCode(deps.db, codes)
    const { player: known, proof } = await admitPlayer(deps, request, { player: found, codes, body })
    if (proof === 'claimed') {
      await deps.callLimit.count('claim', request.ip)
      if (known.deletedAt !== null) throw new AppError('number_needed')
    }
    if (known.deletedAt !== null && body.isSilent) throw new AppError('player_code_not_found')
    if (known.deletedAt !== null && !body.confirmRestore) throw new AppError('player_deleted')
    const login = {
      playerId: known.id,
      wantsFeatured: body.wantsFeatured && proof !== 'claimed',
      timeZone: timeZoneOf(request),
      isRestoring: known.deletedAt !== null,
    }
    const { player, started, endedSessionIds } = await deps.db.transaction().execute(async (tx) => {
      if (proof === 'claimed' && !(await claimPlayer(tx, known.id))) throw new AppError('number_needed')
      const isTakenBack = proof === 'proved' && known.claimedAt !== null
      const endedSessionIds = isTakenBack ? await endClaim(tx, known.id) : []
      const player = await recordLogin(tx, login)
      if (player === undefined) throw new AppError('player_code_not_found')
      return { player, started: await startSession(tx, request, player.id, proof), endedSessionIds }
    })
    handOverSession(deps, request, reply, started)
    for (const id of endedSessionIds) publishSessionEnded(deps, request, id)
    const presented = presentPlayer(player)
    const isOldCode = !codes.includes(presented.playerCode)
    return { player: presented, ...(isOldCode && { updatedPlayerCode: presented.playerCode }) }
  })
}
