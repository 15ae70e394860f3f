import type { Read } from '../../open.ts'
import type { LoadedVerse } from './editions.ts'

/**
 * The verses of a chapter (the book's own number) in the edition in use, as far as its licence lets them be shown (rule 31): the only
 * way in which a process that answers people may read them. Empty where none is.
 */
export async function listShownVerses(db: Read, book: string, chapter: number): Promise<LoadedVerse[]> {
  return db
    .selectFrom('verses')
    .innerJoin('editions', 'editions.id', 'verses.editionId')
    .select(['book', 'chapter', 'verse', 'text'])
    .where('editions.isCurrent', '=', true)
    .where('isShown', '=', true)
    .where('book', '=', book)
    .where('chapter', '=', chapter)
    .orderBy('verse')
    .execute()
}

/** All verses of an edition, shown or not: for making questions of them, never for an answer to people. */
export async function listAllVerses(db: Read, editionId: string): Promise<LoadedVerse[]> {
  return db
    .selectFrom('verses')
    .select(['book', 'chapter', 'verse', 'text'])
    .where('editionId', '=', editionId)
    .orderBy('book')
    .orderBy('chapter')
    .orderBy('verse')
    .execute()
}

/** The same for whole books, in the order of the books as named, of chapter and of verse. */
export async function listShownBooks(db: Read, books: readonly string[]): Promise<LoadedVerse[]> {
  const rows = await db
    .selectFrom('verses')
    .innerJoin('editions', 'editions.id', 'verses.editionId')
    .select(['book', 'chapter', 'verse', 'text'])
    .where('editions.isCurrent', '=', true)
    .where('isShown', '=', true)
    .where('book', 'in', books)
    .orderBy('chapter')
    .orderBy('verse')
    .execute()
  return books.flatMap((book) => rows.filter((row) => row.book === book))
}
