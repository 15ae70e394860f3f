import { accuracy } from '../progress/accuracy.ts'
import { memoryWordState } from './memoryWordState.ts'
import type { MemoryWord } from '@seraph/schema/http/memoryGame'

/** A chapter's verses as they are played; `key` is of the form `Isaiah 6 Verse 1`. */
export type MemoryVerse = { key: string; words: readonly MemoryWord[] }

/**
 * Where a game stands. `typed` is what stands in the boxes of the present
 * verse; `points` are the right words of every other verse, as they were when
 * it was left.
 */
export type MemoryRun = { index: number; typed: readonly string[]; points: readonly number[] }

export type MemoryRunAction = { type: 'type'; at: number; text: string } | { type: 'next' } | { type: 'previous' }

/** A game at its first verse. */
export function startRun(verses: readonly MemoryVerse[]): MemoryRun {
  return { index: 0, typed: blank(verses, 0), points: verses.map(() => 0) }
}

/**
 * What a game becomes. The verse that is gone to is reset, and its points are taken away first (rule 31); beyond either end nothing moves.
 */
export function runReducer(verses: readonly MemoryVerse[], run: MemoryRun, action: MemoryRunAction): MemoryRun {
  if (action.type === 'type') return { ...run, typed: run.typed.with(action.at, action.text) }
  const index = run.index + (action.type === 'next' ? 1 : -1)
  if (index < 0 || index >= verses.length) return run
  const points = run.points.with(run.index, rightWords(verses[run.index], run.typed)).with(index, 0)
  return { index, typed: blank(verses, index), points }
}

/**
 * The score: one for each word that is right, so it rises when a word first
 * becomes right and falls when it is spoilt (rule 128). `versesDone`:
 * those of which every word is right.
 */
export function runScore(verses: readonly MemoryVerse[], run: MemoryRun) {
  const points = run.points.with(run.index, rightWords(verses[run.index], run.typed))
  const score = points.reduce((sum, point) => sum + point, 0)
  const totalWords = verses.reduce((sum, { words }) => sum + words.length, 0)
  const versesDone = verses.filter(({ words }, at) => points[at] === words.length).length
  return { score, totalWords, versesDone, percent: accuracy(score, totalWords) ?? 0 }
}

const blank = (verses: readonly MemoryVerse[], index: number): string[] => verses[index]?.words.map(() => '') ?? []

function rightWords(verse: MemoryVerse | undefined, typed: readonly string[]): number {
  const isRight = ({ original }: MemoryWord, at: number) => memoryWordState(original, typed[at] ?? '') === 'correct'
  return verse?.words.filter(isRight).length ?? 0
}

/** The box to go to after a word: the next one that isn't right yet, from the front again after the last; undefined where all are. */
export function nextWord(verse: MemoryVerse, typed: readonly string[], after: number): number | undefined {
  const open = verse.words.flatMap(({ original }, at) =>
    memoryWordState(original, typed[at] ?? '') === 'correct' ? [] : at,
  )
  return open.find((at) => at > after) ?? open[0]
}
