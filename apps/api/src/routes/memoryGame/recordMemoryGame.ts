import { findBestMemoryRecord, wasNewMemoryRecord } from '@seraph/db/queries/progress/memoryGames'
import { recordMemoryGame } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession } from '../../session.ts'
import { storeEvent } from '../progress/recordEvent.ts'
import { besideGame } from './besideGame.ts'
import { getOpenMemoryChapter } from './getMemoryChapter.ts'
import { refuseOtherName } from './refuseOtherName.ts'

/**
 * Counts a player's finished game as an event that adds its score, no more than the chapter has words (rule 31). Where the server saw
 * its start it may become the record. Of a guest nothing is kept.
 */
export function addRecordMemoryGame(app: FastifyInstance, deps: Deps): void {
  serve(app, recordMemoryGame, async ({ body, request, season: named }) => {
    const played = getOpenMemoryChapter(await getMemoryGame(deps, named), body.chapter)
    const season = await getOpenSeason(deps, named)
    const session = await findPlayerSession(deps, request)
    const best = async () => (await findBestMemoryRecord(deps.db, season.id, played.chapter)) ?? null
    if (session === undefined) {
      if (body.playerName !== null) throw new AppError('not_signed_in')
      return { isNewRecord: false, best: await best(), eventId: null, counted: null, progress: null }
    }
    const { player } = session
    await refuseOtherName(deps, player, body.playerName)
    const score = Math.min(body.score, played.totalWords)
    const update = {
      chaptersStudied: score > 0 ? [played.chapter] : [],
      studyTime: body.completionTime / 60,
      occurredAt: body.occurredAt,
    }
    const facts = { kind: 'memory', counts: { memoryPoints: score } } as const
    const keys = { playerId: player.id, seasonId: season.id }
    const beside = besideGame({ ...body, score }, played, keys, deps.clock())
    const stored = await storeEvent(deps, { request, body: update, season, player, facts }, beside)
    return { ...stored, isNewRecord: await wasNewMemoryRecord(deps.db, stored.eventId), best: await best() }
  })
}
