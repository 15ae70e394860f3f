import type { VerseText } from '../edition.ts'
import type { Fault } from './fault.ts'
import { plainText } from '../plainText.ts'
import type { Pack } from '../pack/readPack.ts'

/**
 * Checks a pack's trivia (rule 30): the answer is one of four different choices, the verse exists, no id and no question is there
 * twice, and the id names the chapter.
 */
export function findTriviaFaults(pack: Pack, verseText: VerseText): Fault[] {
  const faults: Fault[] = []
  const ids = new Set<string>()
  const questions = new Map<string, string>()
  for (const { chapter, file, row } of pack.trivia) {
    const where = `${file} ${row.id}`
    const tell = (what: string) => faults.push({ where, what })
    const place = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)
    const book = pack.season.books.find(({ name }) => name === place?.book)?.usfm.toLowerCase()
    if (place === undefined) tell(`the season has no chapter ${chapter}`)
    else if (verseText(place.book, place.chapter, row.verse) === undefined)
      tell(`the edition has no ${place.label}:${row.verse}`)
    else if (!row.id.startsWith(`${book}-${place.chapter}-t`)) tell(`the id doesn't name ${place.label}`)
    if (!row.choices.includes(row.answer)) tell(`the answer "${row.answer}" is none of the choices`)
    if (new Set(row.choices.map(plainText)).size < row.choices.length) tell('two choices are the same')
    if (ids.has(row.id)) tell('the id is there twice')
    ids.add(row.id)
    const twin = questions.get(plainText(row.question))
    if (twin !== undefined) tell(`the same question as ${twin}`)
    questions.set(plainText(row.question), row.id)
  }
  return faults
}
