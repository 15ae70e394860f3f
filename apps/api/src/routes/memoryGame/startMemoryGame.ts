import { insertMemoryStart } from '@seraph/db/queries/progress/memoryGames'
import { startMemoryGame } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../http/idempotent.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { getPlayerSession } from '../../session.ts'
import { getOpenMemoryChapter } from './getMemoryChapter.ts'

/** Starts the server's clock of a player's game; guests keep no records and need no start (rule 31). */
export function addStartMemoryGame(app: FastifyInstance, deps: Deps): void {
  serve(app, startMemoryGame, async ({ body, request, season: named }) => {
    const { chapter } = getOpenMemoryChapter(await getMemoryGame(deps, named), body.chapter)
    const season = await getOpenSeason(deps, named)
    const { player } = await getPlayerSession(deps, request)
    const requestHash = hashRequest(request).toString('hex')
    const start = await insertMemoryStart(deps.db, {
      id: randomUUID(),
      idempotencyKey: idempotencyKeyOf(request) ?? null,
      requestHash,
      seasonId: season.id,
      chapter,
      playerId: player.id,
      startedAt: new Date(deps.clock()),
    })
    if (start.playerId !== player.id || start.requestHash !== requestHash) throw new AppError('idempotency_key_reused')
    return { gameId: start.id }
  })
}
