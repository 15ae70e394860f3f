import { besideGame } from '@seraph/api/routes/memoryGame/besideGame'
import type { Beside } from '@seraph/api/routes/progress/recordEvent'
import type { Tx } from '@seraph/db/open'
import { insertMemoryStart } from '@seraph/db/queries/progress/memoryGames'
import { randomUUID } from 'node:crypto'

import type { Sitting } from './sitting.ts'

/** How long a player takes for a word. */
const wordSeconds = 0.7

/**
 * Starts a game of a chapter that ends when the sitting does. Returns what it scores, how long it took,
 * and what belongs to its event: by it the game counts, and may be the chapter's record.
 */
export async function playMemory(
  tx: Tx,
  { season, memory, playerId, at, day, accuracy }: Sitting,
): Promise<{ chapter: number; score: number; seconds: number; beside: Beside }> {
  const played = memory[(day * 3) % memory.length]
  if (played === undefined) throw new Error('no chapter has words to be played')
  const { chapter, totalWords } = played
  const score = Math.max(1, Math.floor((totalWords * accuracy) / 100))
  const seconds = Math.ceil(totalWords * wordSeconds)
  const keys = { playerId, seasonId: season.id }
  const gameId = randomUUID()
  await insertMemoryStart(tx, {
    ...keys,
    id: gameId,
    idempotencyKey: null,
    requestHash: 'demo',
    chapter,
    startedAt: new Date(at - seconds * 1_000),
  })
  const game = { gameId, completionTime: seconds, score, totalWords }
  return { chapter, score, seconds, beside: besideGame(game, played, keys, at) }
}
