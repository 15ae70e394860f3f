import { createRequire } from 'node:module'

import type { SeasonBook } from '@seraph/schema/season'
import { z } from 'zod'

import type { FileFault, ReadFile, ReadVerse } from './readVerse.ts'

/** The library is CommonJS and has no types; what it gives is parsed. */
const { toJSON } = createRequire(import.meta.url)('usfm-js') as { toJSON: (text: string) => unknown }

type Piece = {
  tag?: string | undefined
  type?: string | undefined
  text?: string | undefined
  nextChar?: string | undefined
  children?: Piece[] | undefined
}
const Piece: z.ZodType<Piece> = z.object({
  tag: z.string().optional(),
  type: z.string().optional(),
  text: z.string().optional(),
  nextChar: z.string().optional(),
  get children() {
    return z.array(Piece).optional()
  },
})
const Usfm = z.object({
  chapters: z.record(z.string(), z.record(z.string(), z.object({ verseObjects: z.array(Piece).default([]) }))),
})

/** Notes, headings and cross references: they stand among the verses and are none of their words. */
const notScripture = /^(f|fe|ef|x|ex|s\d?|ms\d?|mr|sr|r|sp|qa|fig|rem|cl|cp|cd)$/

/**
 * Reads a book in USFM. The text of each verse is the library's reading without notes and headings; where chapters and verses begin is
 * read from the lines, since only they tell what is doubled and where. Faults: no or an unknown book, a verse outside a chapter, verses
 * bound together ("1-2"), a chapter or verse that is there twice.
 */
export function readUsfm(text: string, books: readonly SeasonBook[]): ReadFile {
  const faults: FileFault[] = []
  const identifier = /^\uFEFF?\s*\\id\s+(\S+)/m.exec(text)?.[1]?.toUpperCase()
  const book = books.find(({ usfm }) => usfm === identifier)
  if (book === undefined) {
    const what = `\\id is ${identifier ?? 'missing'}, none of the season's books (${books.map(({ usfm }) => usfm).join(', ')})`
    return { verses: [], faults: [{ line: 1, what }] }
  }
  const marks = readMarks(text, faults)
  const { chapters } = Usfm.parse(toJSON(text))
  const verses = marks.map(({ line, chapter, verse }): ReadVerse => {
    const pieces = chapters[String(chapter)]?.[String(verse)]?.verseObjects ?? []
    return { book: book.name, chapter, verse, line, text: textOf(pieces).replace(/\s+/g, ' ').trim() }
  })
  return { verses, faults }
}

/** Where each verse begins; faults are added for what can't be told apart. */
function readMarks(text: string, faults: FileFault[]): { line: number; chapter: number; verse: number }[] {
  const marks: { line: number; chapter: number; verse: number }[] = []
  const seen = new Map<string, number>()
  let chapter: number | undefined
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    for (const [, marker, number = '', rest = ''] of row.matchAll(/\\(c|v)\s+(\d+)(\S*)/g)) {
      if (marker === 'c') chapter = Number(number)
      const place = marker === 'c' ? `chapter ${number}` : `verse ${chapter}:${number}`
      const before = seen.get(place)
      if (before !== undefined) faults.push({ line, what: `${place} is there twice, first on line ${before}` })
      seen.set(place, line)
      if (marker === 'c' || before !== undefined) continue
      if (chapter === undefined) faults.push({ line, what: `verse ${number} stands before the first chapter` })
      else if (rest !== '') faults.push({ line, what: `verse ${chapter}:${number}${rest} is not a single verse` })
      else marks.push({ line, chapter, verse: Number(number) })
    }
  }
  return marks
}

function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map(
      ({ tag = '', text = '', nextChar = '', children = [] }) =>
        (notScripture.test(tag) ? '' : text + textOf(children)) + nextChar,
    )
    .join('')
}
