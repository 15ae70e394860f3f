import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { isMarkedKind } from '@seraph/schema/progress/progressKinds'

/** So many counted answers make a chapter count for stars, boards and achievements; a crossword or a memory game does alone (rule 44). */
export const answersAChapter = 5

/** Counted answers by the chapter's ordinal, each at most `answersAChapter`. */
export type ChapterWork = Readonly<Record<number, number>>

/** The work with more of it; the order is free, since none grows over the most. */
export function addWork(work: ChapterWork, more: ChapterWork): ChapterWork {
  const sums = Object.entries(more).map(([chapter, answers]) => [
    chapter,
    Math.min(answersAChapter, (work[Number(chapter)] ?? 0) + answers),
  ])
  return { ...work, ...(Object.fromEntries(sums) as ChapterWork) }
}

/** Chapters that count, each by itself. */
export function wholeChapters(chapters: readonly number[]): ChapterWork {
  return Object.fromEntries(chapters.map((chapter) => [chapter, answersAChapter]))
}

/** What an event adds. Self-graded answers add nothing; of an event from before, each of its chapters counts (rule 151). */
export function workOf({ kind, chapters, counted, correctionOf }: ProgressEvent): ChapterWork {
  if (correctionOf !== null) return {}
  if (counted === null) return wholeChapters(chapters)
  if (kind === 'crossword' || kind === 'memory') return wholeChapters(Object.keys(counted.byChapter).map(Number))
  return isMarkedKind(kind) ? addWork({}, counted.byChapter) : {}
}

/** The ordinals of the chapters that count, ascending. */
export function countedChapters(work: ChapterWork): number[] {
  return Object.entries(work)
    .filter(([, answers]) => answers >= answersAChapter)
    .map(([chapter]) => Number(chapter))
    .toSorted((a, b) => a - b)
}
