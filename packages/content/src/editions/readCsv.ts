import type { SeasonBook } from '@seraph/schema/season'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

import type { FileFault, ReadFile, ReadVerse } from './readVerse.ts'

const Rows = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))
const Place = z.coerce.number().int().min(1).max(999)
const header = ['book', 'chapter', 'verse', 'text']

/**
 * Reads verses from CSV with the columns book, chapter, verse, text, named in the first line. A book is named as the season names it, by
 * its abbreviation or its USFM identifier; rows of other books are passed over. Faults: another header, a row that isn't four fields, a
 * number that is none, a verse that is there twice, and CSV that can't be read.
 */
export function readCsv(text: string, books: readonly SeasonBook[]): ReadFile {
  const faults: FileFault[] = []
  const verses = new Map<string, ReadVerse>()
  const names = new Map(
    books.flatMap(({ name, abbreviation, usfm }) => [name, abbreviation, usfm].map((one) => [one.toLowerCase(), name])),
  )
  let rows: z.infer<typeof Rows>
  try {
    rows = Rows.parse(
      parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { verses: [], faults: [{ line: 1, what: error.message }] }
  }
  const [first, ...rest] = rows
  if (first?.record.join(',').toLowerCase() !== header.join(','))
    return { verses: [], faults: [{ line: 1, what: `the first line must be ${header.join(',')}` }] }
  let line = first.info.lines + 1
  for (const { info, record } of rest) {
    const [named = '', chapterField, verseField, verseText = ''] = record
    const chapter = Place.safeParse(chapterField)
    const verse = Place.safeParse(verseField)
    const book = names.get(named.toLowerCase())
    if (record.length !== header.length) faults.push({ line, what: `${record.length} fields instead of 4` })
    else if (!chapter.success || !verse.success)
      faults.push({ line, what: `"${chapterField}:${verseField}" is no verse` })
    else if (book !== undefined) {
      const place = `${book} ${chapter.data}:${verse.data}`
      const before = verses.get(place)
      if (before !== undefined) faults.push({ line, what: `${place} is there twice, first on line ${before.line}` })
      else
        verses.set(place, {
          book,
          chapter: chapter.data,
          verse: verse.data,
          line,
          text: verseText.replace(/\s+/g, ' '),
        })
    }
    line = info.lines + 1
  }
  return { verses: [...verses.values()], faults }
}
