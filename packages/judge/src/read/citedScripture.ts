import { readScripture } from './scripture.ts'
import type { Scripture } from './scripture.ts'

type Verse = { readonly book: string; readonly chapter: number; readonly verse: number; readonly text: string }
type Chapter = { readonly ordinal: number; readonly book: string; readonly chapter: number }
type Question = { readonly chapter: number; readonly verse: string }

/**
 * What a season's questions cite, read from the verses of its books: a chapter when the first question of it is judged. `chapter` of a
 * question is the season's ordinal, `verse` its citation ("Isaiah 1:17-18"). Undefined where the verses aren't there.
 */
export function citedScripture(
  verses: readonly Verse[],
  chapters: readonly Chapter[],
): (question: Question) => Scripture | undefined {
  const byPlace = Map.groupBy(verses, ({ book, chapter }) => `${book} ${chapter}`)
  const byOrdinal = new Map(chapters.map(({ ordinal, book, chapter }) => [ordinal, byPlace.get(`${book} ${chapter}`)]))
  const known = new Map<string, Scripture | undefined>()
  return ({ chapter, verse }) => {
    const key = `${chapter} ${verse}`
    if (!known.has(key)) {
      const [, from, to = from] = /:(\d+)(?:-(\d+))?$/.exec(verse) ?? []
      known.set(key, readScripture(byOrdinal.get(chapter) ?? [], Number(from), Number(to)))
    }
    return known.get(key)
  }
}
