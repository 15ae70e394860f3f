import type { SeasonPack } from '@seraph/schema/season'

import { versesOfBook } from './measureAllowance.ts'
import type { Licence } from './measureAllowance.ts'

type Chapters = SeasonPack['chapters']

/**
 * The smallest set of verses to hide so that a season may be shown under a limited
 * licence: of each book as many as its share asks for (never a whole book),
 * the rest of each book alike, so that none is left with little. In a book
 * the longest chapters that fit are hidden whole, since then the most
 * chapters stay, and the last of them in part. `bookSizes`: the verses of each whole book, by its name.
 */
export function proposeHidden(
  chapters: Chapters,
  licence: Licence,
  bookSizes: ReadonlyMap<string, number>,
): SeasonPack['memory']['hiddenVerses'] {
  const books = Array.from(
    Map.groupBy(chapters, ({ book }) => book),
    ([book, own]) => {
      const verses = own.reduce((sum, one) => sum + one.verses, 0)
      const least = Math.max(0, verses - versesOfBook(bookSizes.get(book) ?? verses, licence))
      return { own, verses, least, hidden: least }
    },
  )
  const total = books.reduce((sum, { verses }) => sum + verses, 0)
  const least = books.reduce((sum, book) => sum + book.least, 0)
  const wanted = Math.max(least, total - (licence.versesAllowed ?? total))
  for (let left = wanted - least; left > 0; left -= 1) {
    const next = books
      .filter(({ hidden, verses }) => hidden < verses)
      .toSorted((a, b) => a.hidden / a.verses - b.hidden / b.verses)[0]
    if (next !== undefined) next.hidden += 1
  }
  return books
    .flatMap(({ own, hidden }) => takeChapters(own, hidden))
    .toSorted((a, b) => a.chapter - b.chapter || a.from - b.from)
}

/** So many verses of these chapters: the longest that fit, and the last verses of the shortest one that holds what is left. */
function takeChapters(chapters: Chapters, count: number): SeasonPack['memory']['hiddenVerses'] {
  const taken: SeasonPack['memory']['hiddenVerses'] = []
  let left = count
  const open = chapters.toSorted((a, b) => b.verses - a.verses || b.ordinal - a.ordinal)
  for (const chapter of open.filter(({ verses }) => verses <= count)) {
    if (chapter.verses > left) continue
    taken.push({ chapter: chapter.ordinal, from: 1, to: chapter.verses })
    left -= chapter.verses
  }
  const rest = open.findLast((one) => one.verses > left && taken.every(({ chapter }) => chapter !== one.ordinal))
  if (left > 0 && rest !== undefined)
    taken.push({ chapter: rest.ordinal, from: rest.verses - left + 1, to: rest.verses })
  return taken
}
