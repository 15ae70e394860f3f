import type { LoadedVerse } from '@seraph/db/queries/seasons/editions'
import { hiddenIn, isHidden } from '@seraph/domain/memory/hiddenVerses'
import { memoryWords } from '@seraph/domain/memory/memoryWords'
import type { MemoryData, MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import { createHash } from 'node:crypto'

import { makePayload } from '../http/payload.ts'
import type { Payload } from '../http/payload.ts'

/** A chapter as it can be played: no words where the licence or the season keep it closed. */
export type MemoryChapter = MemoryIndex['chapters'][number]

/** What the memorization game plays with: the index, the data files by the hash of what is in them, and the chapters by their label. */
export type MemoryGame = {
  edition: string
  index: Payload
  files: ReadonlyMap<string, Payload>
  chapters: ReadonlyMap<string, MemoryChapter>
}

/** Makes the data files of the verses that may be shown, in the season's groups of chapters (rule 31); hidden verses are in none. */
export function makeMemoryGame(season: Season, verses: readonly LoadedVerse[]): MemoryGame {
  const versesOf = Map.groupBy(verses, ({ book, chapter }) => `${book} ${chapter}`)
  const dataOf = ({ ordinal, label, book, chapter }: SeasonChapter): MemoryData => {
    const hidden = hiddenIn(season.memory.hiddenVerses, ordinal)
    const shown = (versesOf.get(`${book} ${chapter}`) ?? []).filter(({ verse }) => !isHidden(hidden, verse))
    return Object.fromEntries(shown.map(({ verse, text }) => [`${label} Verse ${verse}`, memoryWords(text)]))
  }
  const data = new Map(season.chapters.map((chapter) => [chapter.ordinal, dataOf(chapter)]))
  const files = new Map<string, Payload>()
  const groups = season.memory.groups.map((chapters) => {
    const file = Object.assign({}, ...chapters.map((ordinal) => data.get(ordinal))) as MemoryData
    if (Object.keys(file).length === 0) return { chapters, file: null }
    const hash = hashOf(file)
    files.set(hash, makePayload(file, hash))
    return { chapters, file: hash }
  })
  const chapters = season.chapters.map(({ ordinal, verses: count }) => {
    const hidden = hiddenIn(season.memory.hiddenVerses, ordinal)
    const isBlocked = hidden.length === 1 && hidden[0]?.from === 1 && hidden[0].to >= count
    const words = Object.values(data.get(ordinal) ?? {})
    const totalWords = words.reduce((sum, { length }) => sum + length, 0)
    return { chapter: ordinal, verses: words.length, totalWords, isBlocked, hidden }
  })
  const index: MemoryIndex = { groups, chapters }
  return {
    edition: season.edition.id,
    index: makePayload(index, hashOf(index)),
    files,
    chapters: new Map(season.chapters.map(({ label }, at) => [label, chapters[at] as MemoryChapter])),
  }
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
