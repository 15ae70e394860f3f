import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { bibleBooks } from '@seraph/content/bibleBooks'
import { chapterFile } from '@seraph/content/pack/chapterFile'
import { readPack, seasonsFolder } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'
import { SeasonPack } from '@seraph/schema/season'
import type { SeasonBook } from '@seraph/schema/season'

import { StartRefusal } from '../../local/startRefusal.ts'
import { makeSeasonFile } from './makeSeasonFile.ts'

const listsOfChapters = ['questions', 'trivia', 'crosswords', 'glossary']

/**
 * Writes an empty season pack, which loads as it is: chapters and verse
 * counts from the edition that ships, an empty list a chapter, texts to
 * better. Returns what to do next. `StartRefusal`, which writes nothing, for an id without a year, one that is taken, or no such book.
 */
export async function newSeason(
  wanted: { id: string; books: readonly string[]; title?: string | undefined },
  home: string = seasonsFolder,
): Promise<string[]> {
  const { id } = wanted
  const year = Number(/^(2\d{3})-[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(id)?.[1])
  if (Number.isNaN(year)) throw new StartRefusal(`The id ${id} must be a year and a name: 2028-romans.`)
  const books = wanted.books.map(findBook)
  if (books.length === 0 || new Set(books).size < books.length)
    throw new StartRefusal('--books must name each book once: --books ROM,1CO')
  const edition = await worldEnglishBible(books.map(({ name }) => name))
  const title = wanted.title ?? listed(books.map(({ name }) => name))
  const season = SeasonPack.parse(makeSeasonFile(await newestSeason(), { id, year, title, books, edition }))
  const folder = join(home, id)
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new StartRefusal(`There is ${folder} already.`) : error
  })
  for (const name of listsOfChapters) {
    await mkdir(join(folder, name))
    for (const chapter of season.chapters) await writeFile(join(folder, name, chapterFile(chapter)), '[]\n')
  }
  await writeFile(join(folder, 'lexicon.json'), `${JSON.stringify({ names: [], synonyms: [] }, null, 2)}\n`)
  await writeFile(join(folder, 'season.json'), `${JSON.stringify(season, null, 2)}\n`)
  const verses = season.chapters.reduce((sum, one) => sum + one.verses, 0)
  return [
    `${folder}: ${season.chapters.length} chapters, ${verses} verses of ${title}.`,
    `Read its season.json through, fill the chapters' files, and look often: npm run season -- check ${id}`,
  ]
}

function findBook(code: string): SeasonBook {
  const book = bibleBooks.get(code.trim().toUpperCase())
  if (book !== undefined) return book
  throw new StartRefusal(`${code} is no book. Books are named as in USFM files: ${[...bibleBooks.keys()].join(' ')}`)
}

/** The season of the pack with the latest year that lies here: what is the same every year is taken from it. */
async function newestSeason(): Promise<SeasonPack> {
  const [newest = ''] = (await readdir(seasonsFolder)).toSorted().toReversed()
  return (await readPack(join(seasonsFolder, newest))).season
}

/** "Romans", "Romans and Ruth", "Romans, Ruth and Joel". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
