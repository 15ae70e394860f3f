import type { VerseText } from './edition.ts'
import type { Fault } from './findFaults.ts'
import { plainText } from './plainText.ts'
import type { Pack } from './readPack.ts'

/**
 * Checks a pack's crossword entries (ruling 32): the word stands in its verse, no two of a chapter are the same, and no clue holds its
 * own answer.
 */
export function findCrosswordFaults(pack: Pack, verseText: VerseText): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const { chapter, file, row } of pack.crosswords) {
    const tell = (what: string) => faults.push({ where: `${file} ${row.answer}`, what })
    const word = row.answer.toLowerCase()
    const place = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)
    const text = place === undefined ? undefined : verseText(place.book, place.chapter, row.verse)
    if (place === undefined) tell(`the season has no chapter ${chapter}`)
    else if (text === undefined) tell(`the edition has no ${place.label}:${row.verse}`)
    else if (!plainText(text).split(' ').includes(word)) tell(`doesn't stand in ${place.label}:${row.verse}`)
    if (
      plainText(row.clue)
        .split(' ')
        .some((one) => one === word || (word.length > 3 && one.includes(word)))
    )
      tell('the clue holds the answer')
    if (seen.has(`${chapter} ${word}`)) tell('is there twice')
    seen.add(`${chapter} ${word}`)
  }
  return faults
}
