import type { Game } from './game.ts'

/** The form of what is kept; raised whenever it changes. */
export const keptGameVersion = 1

/** What is kept of a game, to go on with later: all but its words, which are the server's. */
export type KeptGame = Omit<Game, 'chapter' | 'verses'> & { chapter: number }

/** What is kept of a game. */
export function keepGame({ id, chapter, file, run, clock }: Game): KeptGame {
  return { id, chapter: chapter.ordinal, file, run, clock }
}

/** Puts a kept game on its words; undefined where it doesn't fit them. */
export function restoreGame(kept: KeptGame, { chapter, verses }: Pick<Game, 'chapter' | 'verses'>): Game | undefined {
  const { index, points, typed } = kept.run
  if (points.length !== verses.length || typed.length !== verses[index]?.words.length) return undefined
  return { ...kept, chapter, verses }
}
