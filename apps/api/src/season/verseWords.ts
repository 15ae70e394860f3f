import type { LoadedVerse } from '@seraph/db/queries/seasons/editions'
import { placeOfVerse, rowLength } from '@seraph/domain/assignment/verseRow'
import type { SeasonChapter } from '@seraph/schema/season'

/** How many words each verse of the season's row has in the edition in use; 1 for a verse that it doesn't show. */
export function verseWords(verses: readonly LoadedVerse[], chapters: readonly SeasonChapter[]): number[] {
  const words = Array.from({ length: rowLength(chapters) }, () => 1)
  const ordinals = new Map(chapters.map(({ book, chapter, ordinal }) => [`${book} ${chapter}`, ordinal]))
  for (const { book, chapter, verse, text } of verses) {
    const place = placeOfVerse(chapters, ordinals.get(`${book} ${chapter}`) ?? 0, verse)
    if (place !== undefined) words[place] = Math.max(1, text.split(/\s+/).filter(Boolean).length)
  }
  return words
}
