import type { Licence } from './editions/measureAllowance.ts'

/** A text of scripture with the notice and the limits that its licence sets. */
export type Edition = Licence & {
  id: string
  name: string
  abbreviation: string
  notice: string
  /** Its terms allow words that are put in and marked (rule 249). */
  isSubstitutionAllowed?: boolean
  verses: EditionVerse[]
}

export type EditionVerse = { book: string; chapter: number; verse: number; text: string }

/** The text of one verse, undefined where the edition doesn't have it. */
export type VerseText = (book: string, chapter: number, verse: number) => string | undefined

/** An index over an edition's verses. */
export function verseReader(edition: Edition): VerseText {
  const texts = new Map(edition.verses.map((verse) => [`${verse.book} ${verse.chapter}:${verse.verse}`, verse.text]))
  return (book, chapter, verse) => texts.get(`${book} ${chapter}:${verse}`)
}

/** A verse's words as a passage counts them: split at white space. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
