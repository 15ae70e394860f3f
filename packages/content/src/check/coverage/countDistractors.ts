import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'

import type { VerseText } from '../../edition.ts'
import type { Pack } from '../../pack/readPack.ts'

/**
 * The questions of trivia whose wrong choices are mostly strangers to the
 * season: fewer than two have all their telling words in one of its chapters.
 */
export type DistractorReport = { total: number; strange: string[] }

/** Counts the questions whose wrong choices can be told by their strangeness alone. Numbers are no strangers. */
export function countDistractors(pack: Pack, verseText: VerseText): DistractorReport {
  const chapters = pack.season.chapters.map(({ book, chapter, verses }) => {
    const texts = Array.from({ length: verses }, (_, at) => verseText(book, chapter, at + 1) ?? '')
    return new Set(stemsOf(texts.join(' ')))
  })
  const isKnown = (choice: string): boolean => {
    const stems = stemsOf(choice)
    return chapters.some((words) => stems.every((stem) => words.has(stem) || /^\d+$/.test(stem)))
  }
  const strange = pack.trivia
    .filter(({ row }) => row.choices.filter((choice) => choice !== row.answer && isKnown(choice)).length < 2)
    .map(({ row }) => row.id)
  return { total: pack.trivia.length, strange }
}

function stemsOf(text: string): string[] {
  return contentTokens(tokenize(text.toLowerCase().replaceAll('’', "'").replace(/[—–-]/g, ' '))).map(({ stem }) => stem)
}
