import { citedIn } from './citedIn.ts'

/** Is a verse that a question's citation names among these references ("Isaiah 6:2")? Then its text was looked at (rule 195). */
export function showsCited(citation: string, references: readonly string[]): boolean {
  const verses = references.flatMap((reference) => {
    const [, book, chapter, verse] = /^(.+) (\d{1,3}):(\d{1,3})$/.exec(reference.trim()) ?? []
    return book === undefined ? [] : [{ book, chapter: Number(chapter), verse: Number(verse) }]
  })
  return citedIn(citation, verses).length > 0
}
