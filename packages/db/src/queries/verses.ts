import type { Read } from '../open.ts'
import type { LoadedVerse } from './editions.ts'

/** The verses of these books in the edition in use, in the order of chapter and verse, the books as named. */
export async function listVerses(db: Read, books: readonly string[]): Promise<LoadedVerse[]> {
  const rows = await db
    .selectFrom('verses as v')
    .innerJoin('editions as e', 'e.id', 'v.editionId')
    .select(['v.book', 'v.chapter', 'v.verse', 'v.text'])
    .where('e.isCurrent', '=', true)
    .where('v.book', 'in', books)
    .orderBy('v.chapter')
    .orderBy('v.verse')
    .execute()
  return books.flatMap((book) => rows.filter((row) => row.book === book))
}
