import { startRun, type MemoryRun, type MemoryVerse } from '@seraph/domain/memory/memoryRun'
import type { SeasonChapter } from '@seraph/schema/season'

import { newClockReading, type ClockReading } from '../../../activity/studyClock.ts'

/** A game under way. `id` is its own; `file` is the data file that its words are of. */
export type Game = {
  id: string
  chapter: SeasonChapter
  file: string
  verses: readonly MemoryVerse[]
  run: MemoryRun
  clock: ClockReading
}

/**
 * A game that is over: what it earned, its time in seconds, when it is kept until
 * the server has it, and whether it is the new record as soon as the server says so.
 */
export type FinishedGame = Pick<Game, 'id' | 'chapter'> & {
  score: number
  totalWords: number
  percent: number
  completionTime: number
  isKept: Promise<void>
  isNewRecord: Promise<boolean>
}

/** A game at its first verse. */
export function newGame(id: string, chapter: SeasonChapter, { file, verses }: Pick<Game, 'file' | 'verses'>): Game {
  return { id, chapter, file, verses, run: startRun(verses), clock: newClockReading }
}
