import type { Tx } from '@seraph/db/open'
import {
  findBestMemoryRecord,
  insertMemoryRecord,
  lockMemoryRecords,
  takeMemoryStart,
  wasNewMemoryRecord,
} from '@seraph/db/queries/progress/memoryGames'
import type { Action } from '@seraph/db/queries/progress/countedWork'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import { memoryTimeMs } from '@seraph/domain/counting/actionMs'
import { believedRecordTime, isBetterRecord } from '@seraph/domain/memory/memoryRecord'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import { recordMemoryGame } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import type { MemoryChapter } from '../../season/memoryGame.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { findPlayerSession } from '../../session.ts'
import { storeEvent } from '../progress/recordEvent.ts'
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
    let start: MemoryStart | undefined
    const stored = await storeEvent(
      deps,
      { request, body: update, season, player, facts },
      {
        before: async (tx) => {
          const { gameId: id } = body
          const keys = { playerId: player.id, seasonId: season.id, chapter: played.chapter }
          start = id === undefined ? undefined : await takeMemoryStart(tx, { ...keys, id })
          return start === undefined || score === 0 ? [] : [actionOf({ ...body, score }, played, start, deps.clock())]
        },
        after: (tx, event) => keepRecord(tx, event, { ...body, score }, played, start, deps.clock()),
      },
    )
    return { ...stored, isNewRecord: await wasNewMemoryRecord(deps.db, stored.eventId), best: await best() }
  })
}

type MemoryStart = { startedAt: Date }

/** What counts of a game whose start the server saw: nothing where it is shorter than its words take (rule 44). */
function actionOf(
  body: BodyOf<typeof recordMemoryGame>,
  { chapter }: MemoryChapter,
  start: MemoryStart,
  now: number,
): Action {
  const { score, gameId = '' } = body
  const needMs = memoryTimeMs(score)
  const isTooShort = body.completionTime * 1000 < needMs || now - start.startedAt.getTime() < needMs
  return { subject: gameId, chapter, needMs: isTooShort ? neverMs : needMs, triviaPoints: 0, memoryPoints: score }
}

/** More time than there can have been. */
const neverMs = 2 ** 31 - 1

/** Keeps a game that may be a record. One of other words (another edition was in use) can't be compared. */
async function keepRecord(
  tx: Tx,
  event: NewProgressEvent,
  body: BodyOf<typeof recordMemoryGame>,
  { chapter, totalWords }: MemoryChapter,
  start: MemoryStart | undefined,
  now: number,
): Promise<void> {
  const { id: eventId, seasonId } = event
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
