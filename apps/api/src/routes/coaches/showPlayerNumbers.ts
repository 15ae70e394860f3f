import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { listCoachedCodes } from '@seraph/db/queries/coaches/coachPlayers'
import { showPlayerNumbers } from '@seraph/schema/http/players/playerNumbers'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { readNumbers } from '../../numbers/secretNumbers.ts'
import { serve } from '../../http/serve.ts'
import { presentNumber } from '../../numbers/presentNumber.ts'

/** For the cards; a player of somebody else's among them makes the whole call `forbidden` (rule 13). */
export function addShowPlayerNumbers(app: FastifyInstance, deps: Deps): void {
  serve(app, showPlayerNumbers, async ({ body: { playerIds }, request }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    return deps.db.transaction().execute(async (tx) => {
      const players = await listCoachedCodes(tx, coach.id)
      const wanted = playerIds === undefined ? players : players.filter(({ id }) => playerIds.includes(id))
      if (playerIds !== undefined && wanted.length < new Set(playerIds).size) throw new AppError('forbidden')
      const ids = wanted.map(({ id }) => id)
      const numbers = new Map((await readNumbers(deps, tx, ids)).map((number) => [number.playerId, number]))
      const subject = { playerIds: ids }
      await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act: 'numbers_shown', subject })
      return wanted.flatMap((player) => {
        const number = numbers.get(player.id)
        return number === undefined ? [] : [presentNumber(player, number)]
      })
    })
  })
}
