import { citedIn } from '@seraph/domain/coachHelp/citedIn'
import type { CitedVerse } from '@seraph/schema/http/coachHelp'
import type { SeasonChapter } from '@seraph/schema/season'

import { loadVerses } from './chapterVerses.ts'

/**
 * The verses that a citation names ("Isaiah 6:2-3"), from its chapter's file; empty where they rest or aren't there.
 * @throws what `loadVerses` throws.
 */
export async function citedVerses(citation: string, chapter: SeasonChapter): Promise<CitedVerse[]> {
  const { verses } = await loadVerses(chapter)
  const placed = verses.map(({ key, words }) => ({
    book: chapter.book,
    chapter: chapter.chapter,
    verse: Number(/ Verse (\d+)$/.exec(key)?.[1]),
    text: words.map(({ original }) => original).join(' '),
  }))
  return citedIn(citation, placed).map(({ verse, text }) => ({
    reference: `${chapter.book} ${chapter.chapter}:${verse}`,
    text,
  }))
}
