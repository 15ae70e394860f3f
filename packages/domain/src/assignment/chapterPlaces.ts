import type { RowChapter } from './verseRow.ts'

/** The places of a chapter's verses in the season's row of verses, from its first verse on; none for a chapter it hasn't. */
export function chapterPlaces(chapters: readonly RowChapter[], ordinal: number): number[] {
  let first = 0
  for (const chapter of chapters) {
    if (chapter.ordinal === ordinal) return Array.from({ length: chapter.verses }, (_, at) => first + at)
    first += chapter.verses
  }
  return []
}
