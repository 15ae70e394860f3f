import type { PlacedWord } from '@seraph/domain/crosswords/crosswordLayout'
import { layOutCrossword } from '@seraph/domain/crosswords/layOutCrossword'
import { refuseLayout } from '@seraph/domain/crosswords/refuseLayout'

import type { VerseText } from '../edition.ts'
import type { Fault } from '../check/fault.ts'
import type { PackCrosswordEntry } from '../pack/packCrossword.ts'
import type { Pack } from '../pack/readPack.ts'
import { plainText } from '../plainText.ts'

/** A crossword as it is loaded: `verse` is the citation of the verse that an entry's word stands in. */
export type LaidOutCrossword = {
  chapter: number
  width: number
  height: number
  entries: (PlacedWord & { clue: string; verse: string })[]
}

/** A chapter's crossword must have so many words where the chapter offers as many. */
const fewestWords = 14

/**
 * Lays out a crossword of each chapter's entries (rule 32), the chapter's ordinal being the seed. Entries whose word doesn't stand in
 * its verse in this edition are left out. Faults name chapters whose grid can't be played or is too small.
 */
export function makeCrosswords(
  pack: Pack,
  verseText: VerseText,
): { crosswords: LaidOutCrossword[]; leftOut: string[]; faults: Fault[] } {
  const crosswords: LaidOutCrossword[] = []
  const leftOut: string[] = []
  const faults: Fault[] = []
  for (const { ordinal, book, chapter, label } of pack.season.chapters) {
    const rows = pack.crosswords.filter((row) => row.chapter === ordinal)
    const known = new Map<string, PackCrosswordEntry>()
    for (const { file, row } of rows) {
      const text = verseText(book, chapter, row.verse)
      if (text !== undefined && plainText(text).split(' ').includes(row.answer.toLowerCase()))
        known.set(row.answer, row)
      else leftOut.push(`${file} ${row.answer}`)
    }
    if (known.size === 0) continue
    const { width, height, words, ...layout } = layOutCrossword([...known.keys()], ordinal)
    const fewest = Math.min(fewestWords, known.size)
    const refusal = refuseLayout({ width, height, words, ...layout }, fewest)
    if (refusal !== undefined)
      faults.push({
        where: rows[0]?.file ?? label,
        what: `no crossword can be laid out: ${refusal} (${words.length} placed)`,
      })
    const entries = words.flatMap((word) => {
      const entry = known.get(word.answer)
      return entry === undefined ? [] : [{ ...word, clue: entry.clue, verse: `${label}:${entry.verse}` }]
    })
    crosswords.push({ chapter: ordinal, width, height, entries })
  }
  return { crosswords, leftOut, faults }
}
