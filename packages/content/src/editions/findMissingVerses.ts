import type { SeasonPack } from '@seraph/schema/season'

import type { FileFault, ReadVerse } from './readVerse.ts'

/**
 * What an edition lacks: a verse without words, a gap among the verses of a chapter, and verses of the season. Each fault names the line
 * where the verse should stand, 1 where the chapter isn't there at all.
 */
export function findMissingVerses(
  verses: readonly (Omit<ReadVerse, 'line'> & { line?: number })[],
  season: Pick<SeasonPack, 'chapters'>,
): FileFault[] {
  const faults: FileFault[] = verses
    .filter(({ text }) => text === '')
    .map(({ line = 1, book, chapter, verse }) => ({ line, what: `${book} ${chapter}:${verse} has no words` }))
  const chapters = Map.groupBy(verses, ({ book, chapter }) => `${book} ${chapter}`)
  const needed = new Map(season.chapters.map(({ book, chapter, verses: count }) => [`${book} ${chapter}`, count]))
  for (const place of new Set([...needed.keys(), ...chapters.keys()])) {
    const own = [...(chapters.get(place) ?? [])].sort((a, b) => a.verse - b.verse)
    const there = new Set(own.map(({ verse }) => verse))
    const last = Math.max(needed.get(place) ?? 0, own.at(-1)?.verse ?? 0)
    for (let verse = 1; verse <= last; verse += 1) {
      const next = own.find((one) => one.verse > verse) ?? own.at(-1)
      if (!there.has(verse)) faults.push({ line: next?.line ?? 1, what: `${place}:${verse} is missing` })
    }
  }
  return faults.sort((a, b) => a.line - b.line)
}
