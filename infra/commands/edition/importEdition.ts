import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

import { findMissingVerses } from '@seraph/content/editions/findMissingVerses'
import { joinSeasons } from '@seraph/content/editions/joinSeasons'
import { readCsv } from '@seraph/content/editions/readCsv'
import { readUsfm } from '@seraph/content/editions/readUsfm'
import type { Database } from '@seraph/db/open'
import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findCurrentEdition, saveEdition } from '@seraph/db/queries/seasons/editions'
import type { EditionRow } from '@seraph/db/queries/seasons/editions'

import type { SeasonBook } from '@seraph/schema/season'

import { StartRefusal } from '../../local/startRefusal.ts'
import { loadSeasons } from '../season/load.ts'
import type { OpenSources } from '../season/readOpenSources.ts'
import { describeAllowance, measureSeasons } from '../season/refuseEdition.ts'

/**
 * Imports an edition from USFM files, one a book, or a CSV file, for the books
 * of all open seasons. Another import of the same id replaces it; the one
 * in use is used on at once. Returns what to tell the operator. Throws a `StartRefusal` that names files and lines, and changes nothing.
 */
export async function importEdition(
  db: Database,
  { sources, open, seasons, shipped }: OpenSources,
  request: { files: readonly string[]; edition: EditionRow },
): Promise<string> {
  const { edition } = request
  const books = [...new Map(seasons.flatMap((season) => season.books.map((book) => [book.name, book]))).values()]
  const { chapters: needed } = joinSeasons(seasons)
  if (edition.id === shipped.id) throw new StartRefusal(`The id ${edition.id} belongs to the edition that ships.`)
  const faults: string[] = []
  const verses = (await Promise.all(request.files.map((file) => readOne(file, books)))).flatMap(({ file, read }) => {
    const present = new Set(read.verses.map(({ book }) => book))
    const chapters = needed.filter(({ book }) => present.has(book))
    const missing = read.faults.length > 0 ? [] : findMissingVerses(read.verses, { chapters })
    faults.push(...[...read.faults, ...missing].map(({ line, what }) => `${basename(file)} line ${line}: ${what}`))
    return read.verses
  })
  for (const { name } of books)
    if (faults.length === 0 && !verses.some(({ book }) => book === name)) faults.push(`no file has ${name}`)
  const places = new Set(verses.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`))
  if (faults.length === 0 && places.size < verses.length) faults.push('two files have the same verses')
  if (faults.length > 0) throw new StartRefusal(`Nothing was imported.\n${faults.join('\n')}`)
  const isChanged = await db.transaction().execute(async (tx) => {
    const isNew = await saveEdition(tx, edition, verses)
    const subject = { edition: edition.id, name: edition.name, verses: verses.length }
    if (isNew) await insertAuditEntry(tx, { actor: 'operator', act: 'edition_imported', subject })
    if (isNew && (await findCurrentEdition(tx))?.id === edition.id) await loadSeasons(tx, { sources, open })
    return isNew
  })
  const done = `${edition.name}: ${verses.length} verses ${isChanged ? 'imported' : 'were there already'}.`
  return `${done}\n${describeAllowance(measureSeasons(seasons, edition, shipped), edition)}`
}

async function readOne(file: string, books: readonly SeasonBook[]) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartRefusal(`The file ${file} can't be read.`)
  })
  const isCsv = extname(file).toLowerCase() === '.csv'
  return { file, read: isCsv ? readCsv(text, books) : readUsfm(text, books) }
}
