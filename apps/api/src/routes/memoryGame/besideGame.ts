import type { Tx } from '@seraph/db/open'
import {
  findBestMemoryRecord,
  insertMemoryRecord,
  lockMemoryRecords,
  takeMemoryStart,
} from '@seraph/db/queries/progress/memoryGames'
import type { Action } from '@seraph/db/queries/progress/countedWork'
import type { NewProgressEvent } from '@seraph/db/queries/progress/progressEvents'
import { memoryTimeMs } from '@seraph/domain/counting/actionMs'
import { believedRecordTime, isBetterRecord } from '@seraph/domain/memory/memoryRecord'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import type { recordMemoryGame } from '@seraph/schema/http/memoryGame'

import type { MemoryChapter } from '../../season/memoryGame.ts'
import type { Beside } from '../progress/recordEvent.ts'

type Game = Pick<BodyOf<typeof recordMemoryGame>, 'completionTime' | 'score' | 'totalWords' | 'gameId'>
type Start = { startedAt: Date }

/**
 * What belongs to a finished game's event in its transaction: it takes the game's start, by which the game counts, and keeps what may
 * be a record (rule 31). `now`: when it was finished, by the server's clock.
 */
export function besideGame(
  game: Game,
  played: MemoryChapter,
  keys: { playerId: string; seasonId: string },
  now: number,
): Beside {
  let start: Start | undefined
  return {
    async before(tx) {
      const { gameId: id, score } = game
      start = id === undefined ? undefined : await takeMemoryStart(tx, { ...keys, chapter: played.chapter, id })
      return start === undefined || score === 0 ? [] : [actionOf(game, played, start, now)]
    },
    after: (tx, event) => keepRecord(tx, event, game, played, start, now),
  }
}

/** What counts of a game whose start the server saw: nothing where it is shorter than its words take (rule 44). */
function actionOf(body: Game, { chapter }: MemoryChapter, start: Start, now: number): Action {
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
  body: Game,
  { chapter, totalWords }: MemoryChapter,
  start: Start | undefined,
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
