import type { Tx } from '@seraph/db/open'
import {
  findBestMemoryRecord,
  insertMemoryRecord,
  lockMemoryRecords,
  takeMemoryStart,
  wasNewMemoryRecord,
} from '@seraph/db/queries/memoryGames'
import type { NewProgressEvent } from '@seraph/db/queries/progressEvents'
import { believedRecordTime, isBetterRecord } from '@seraph/domain/memory/memoryRecord'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import { recordMemoryGame } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import type { MemoryChapter } from '../../memoryGame.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'
import { findPlayerSession } from '../../session.ts'
import { storeEvent } from '../progress/recordEvent.ts'
import { getOpenMemoryChapter } from './getMemoryChapter.ts'
import { refuseOtherName } from './refuseOtherName.ts'

/**
 * Counts a player's finished game as an event that adds its score, no more than the chapter has words (ruling 31). Where the server saw
 * its start it may become the record. Of a guest nothing is kept.
 */
export function addRecordMemoryGame(app: FastifyInstance, deps: Deps): void {
  serve(app, recordMemoryGame, async ({ body, request }) => {
    const played = getOpenMemoryChapter(await getMemoryGame(deps), body.chapter)
    const season = await getCurrentSeason(deps)
    const session = await findPlayerSession(deps, request)
    const best = async () => (await findBestMemoryRecord(deps.db, season.id, played.chapter)) ?? null
    if (session === undefined) {
      if (body.playerName !== null) throw new AppError('not_signed_in')
      return { isNewRecord: false, best: await best(), eventId: null, progress: null }
    }
    const { player } = session
    await refuseOtherName(deps, player, body.playerName)
    const score = Math.min(body.score, played.totalWords)
    const update = {
      chaptersStudied: score > 0 ? [played.chapter] : [],
      studyTime: body.completionTime / 60,
      occurredAt: body.occurredAt,
    }
    const facts = { kind: 'memory', memoryPoints: score } as const
    const stored = await storeEvent(deps, { request, body: update, season, player, facts }, (tx, event) =>
      keepRecord(tx, event, { ...body, score }, played, deps.clock()),
    )
    return { ...stored, isNewRecord: await wasNewMemoryRecord(deps.db, stored.eventId), best: await best() }
  })
}

/** Keeps a game that may be a record. One of other words (another edition was in use) can't be compared. */
async function keepRecord(
  tx: Tx,
  event: NewProgressEvent,
  body: BodyOf<typeof recordMemoryGame>,
  { chapter, totalWords }: MemoryChapter,
  now: number,
): Promise<void> {
  if (body.gameId === undefined) return
  const { id: eventId, seasonId, playerId } = event
  const start = await takeMemoryStart(tx, { id: body.gameId, playerId, seasonId, chapter })
  if (start === undefined || body.score < 1 || body.totalWords !== totalWords) return
  const completionTime = believedRecordTime(body, (now - start.startedAt.getTime()) / 1000)
  if (completionTime === undefined) return
  await lockMemoryRecords(tx, seasonId, chapter)
  const game = { score: body.score, completionTime }
  const isNewRecord = isBetterRecord(game, await findBestMemoryRecord(tx, seasonId, chapter))
  const { startedAt } = start
  await insertMemoryRecord(tx, {
    ...game,
    eventId,
    seasonId,
    chapter,
    totalWords,
    isNewRecord,
    startedAt,
    finishedAt: new Date(now),
  })
}
