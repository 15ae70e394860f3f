import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season } from '@seraph/schema/season'
import { Chapter } from '@seraph/schema/vocabulary'
import { z } from 'zod'

import { KeptClock } from '../../../activity/keptClock.ts'
import type { KeptGame } from './keptGame.ts'
import { fileOf } from '../../../verses/chapterVerses.ts'

const Kept = z.object({
  id: z.uuid(),
  chapter: Chapter,
  file: z.string(),
  run: z.object({ index: z.int(), typed: z.array(z.string()), points: z.array(z.number()) }),
  clock: KeptClock,
})

/** Reads a kept game; undefined for what is none, and where its words are no longer those in use. */
export function readKeptGame(state: unknown, season: Season, index: MemoryIndex): KeptGame | undefined {
  const kept = Kept.safeParse(state).data
  const isThere = season.chapters.some(({ ordinal }) => ordinal === kept?.chapter)
  return kept !== undefined && isThere && fileOf(index, kept.chapter) === kept.file ? kept : undefined
}
