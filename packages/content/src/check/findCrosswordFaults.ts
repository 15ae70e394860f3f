import { tokenize } from '@seraph/judge/read/tokenize'

import type { VerseText } from '../edition.ts'
import type { Fault } from './fault.ts'
import { plainText } from '../plainText.ts'
import type { Pack } from '../pack/readPack.ts'

/**
 * Checks a pack's crossword entries (rule 32): the word stands in its verse,
 * no two of a chapter are the same, each clue cites its verse, and none
 * holds its own answer, in another form either, or another answer of its chapter.
 */
export function findCrosswordFaults(pack: Pack, verseText: VerseText): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  const answers = Map.groupBy(pack.crosswords, ({ chapter }) => chapter)
  for (const { chapter, file, row } of pack.crosswords) {
    const tell = (what: string) => faults.push({ where: `${file} ${row.answer}`, what })
    const word = row.answer.toLowerCase()
    const place = pack.season.chapters.find(({ ordinal }) => ordinal === chapter)
    const text = place === undefined ? undefined : verseText(place.book, place.chapter, row.verse)
    if (place === undefined) tell(`the season has no chapter ${chapter}`)
    else if (text === undefined) tell(`the edition has no ${place.label}:${row.verse}`)
    else if (!plainText(text).split(' ').includes(word)) tell(`doesn't stand in ${place.label}:${row.verse}`)
    const clue = tokenize(row.clue.toLowerCase().replace(/\([^)]*\)$/, ''))
    const stem = tokenize(word)[0]?.stem
    if (clue.some((one) => one.word === word || one.stem === stem || (word.length > 3 && one.word.includes(word))))
      tell('the clue holds the answer')
    const others = (answers.get(chapter) ?? []).map((other) => other.row.answer.toLowerCase())
    const named = clue.find((one) => one.word !== word && others.includes(one.word))
    if (named !== undefined) tell(`the clue names the answer ${named.word.toUpperCase()}`)
    if (place !== undefined && !row.clue.endsWith(`(${place.chapter}:${row.verse})`))
      tell(`the clue doesn't cite (${place.chapter}:${row.verse})`)
    if (seen.has(`${chapter} ${word}`)) tell('is there twice')
    seen.add(`${chapter} ${word}`)
  }
  return faults
}
