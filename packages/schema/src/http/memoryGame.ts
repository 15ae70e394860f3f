import { z } from 'zod'

import { Chapter, Seconds } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { CountedNow } from '../progress/countedNow.ts'
import { PlayerProgress } from './progress.ts'

const count = z.number().int().min(0)
const DataHash = z.string().regex(/^[0-9a-f]{32}$/)

/** A word to be found, with the punctuation around it, and its letters in another order (rule 122). */
export const MemoryWord = z.object({ original: z.string(), scrambled: z.string() })
export type MemoryWord = z.infer<typeof MemoryWord>

/** A data file: the words of each verse, by a key of the form `Isaiah 6 Verse 1`. */
export const MemoryData = z.record(z.string(), z.array(MemoryWord))
export type MemoryData = z.infer<typeof MemoryData>

/**
 * What can be played in the edition in use. A group of chapters has its verses in one file, whose address is the hash of what is in it;
 * null where none of them may be shown. `totalWords` is 0 where a chapter has no data; `hidden` tells which verses rest, `isBlocked` that
 * all of the chapter do.
 */
export const MemoryIndex = z.object({
  groups: z.array(z.object({ chapters: z.array(Chapter).min(1), file: DataHash.nullable() })),
  chapters: z.array(
    z.object({
      chapter: Chapter,
      verses: count,
      totalWords: count,
      isBlocked: z.boolean(),
      hidden: z.array(z.object({ from: count, to: count })),
    }),
  ),
})
export type MemoryIndex = z.infer<typeof MemoryIndex>

/** A chapter as people and records name it: its label in the season, `Isaiah 6`. */
const ChapterLabel = z.string().trim().min(1).max(80)

/** The best game of a chapter: highest score, then least time in seconds (rule 31). */
export const BestMemoryRecord = z.object({ completionTime: Seconds, score: count })
export type BestMemoryRecord = z.infer<typeof BestMemoryRecord>

export const getMemoryIndex = {
  method: 'GET',
  path: '/api/memory-game/data',
  isOfSeason: true,
  summary: 'Which chapters can be played, and where their data files are',
  reply: MemoryIndex,
} as const satisfies Endpoint

export const getMemoryData = {
  method: 'GET',
  path: '/api/memory-game/data/:hash',
  summary: 'The verses of a group of chapters, word by word; never changes',
  params: z.object({ hash: DataHash }),
  reply: MemoryData,
} as const satisfies Endpoint

export const getBestRecord = {
  method: 'GET',
  path: '/api/memory-game/best-record/:chapter',
  isOfSeason: true,
  summary: "A chapter's best game this season",
  params: z.object({ chapter: ChapterLabel }),
  reply: BestMemoryRecord,
} as const satisfies Endpoint

export const startMemoryGame = {
  method: 'POST',
  path: '/api/memory-game/start',
  isOfSeason: true,
  summary: 'Start the clock of a game that may become a record (rule 31)',
  isIdempotent: true,
  body: z.object({ chapter: ChapterLabel }),
  reply: z.object({ gameId: z.uuid() }),
} as const satisfies Endpoint

export const recordMemoryGame = {
  method: 'POST',
  path: '/api/memory-game/record',
  isOfSeason: true,
  summary: "Count a finished game; it may become the chapter's record where the server saw its start",
  isIdempotent: true,
  body: z.object({
    chapter: ChapterLabel,
    completionTime: Seconds.max(7 * 24 * 3600),
    score: count.max(100_000),
    totalWords: count.max(100_000),
    /** Whose game it is, by player code, or by id where a code should not lie about; null for a guest's, which is not kept. */
    playerName: z.string().trim().max(40).nullable().default(null),
    gameId: z.uuid().optional(),
    occurredAt: z.iso.datetime().optional(),
  }),
  /**
   * `progress` and `counted` are null for a guest. A game without its start
   * call is practice (rule 44): it counts nothing, and isn't too fast.
   */
  reply: z.object({
    isNewRecord: z.boolean(),
    best: BestMemoryRecord.nullable(),
    eventId: z.uuid().nullable(),
    counted: CountedNow.nullable(),
    progress: PlayerProgress.nullable(),
  }),
} as const satisfies Endpoint
