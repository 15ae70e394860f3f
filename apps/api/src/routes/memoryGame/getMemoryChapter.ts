import { AppError } from '@seraph/service/appError'

import type { MemoryChapter, MemoryGame } from '../../season/memoryGame.ts'

/** A chapter by its label (`Isaiah 6`); `chapter_not_in_season` for what is none. */
export function getMemoryChapter(game: MemoryGame, label: string): MemoryChapter {
  const chapter = game.chapters.get(label)
  if (chapter === undefined) throw new AppError('chapter_not_in_season')
  return chapter
}

/** The same where words are to be played; `memory_chapter_closed` where it has none. */
export function getOpenMemoryChapter(game: MemoryGame, label: string): MemoryChapter {
  const chapter = getMemoryChapter(game, label)
  if (chapter.totalWords === 0) throw new AppError('memory_chapter_closed')
  return chapter
}
