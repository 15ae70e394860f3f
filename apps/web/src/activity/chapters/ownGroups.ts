import type { Today } from '@seraph/schema/http/today'
import type { SeasonBook, SeasonChapter } from '@seraph/schema/season'

import { isOwnChapter } from './isOwnChapter.ts'

type Chapters = readonly SeasonChapter[]

/** A season's chapters by book; those of a child's own verses stand first, marked as theirs, and nowhere else (rule 198). */
export function ownGroups(
  { books, chapters }: { books: readonly Pick<SeasonBook, 'name'>[]; chapters: Chapters },
  own: Today['assignment'] | undefined,
): { name: string; chapters: Chapters }[] {
  const groups = [true, false].flatMap((isOwn) =>
    books.map(({ name }) => ({
      name: isOwn ? `My verses in ${name}` : name,
      chapters: chapters.filter(({ book, ordinal }) => book === name && isOwnChapter(own, ordinal) === isOwn),
    })),
  )
  return groups.filter((group) => group.chapters.length > 0)
}
