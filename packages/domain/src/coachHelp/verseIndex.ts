import { contentTokens, tokenize } from '../judging/tokenize.ts'

export type IndexedVerse = {
  readonly book: string
  readonly chapter: number
  readonly verse: number
  readonly text: string
}

/** The verses of a season by the stems of their words. */
export type VerseIndex = {
  readonly verses: readonly IndexedVerse[]
  /** The places in `verses` of a stem. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

export function makeVerseIndex(verses: readonly IndexedVerse[]): VerseIndex {
  const places = new Map<string, number[]>()
  for (const [at, { text }] of verses.entries())
    for (const stem of stemsOf(text)) {
      const known = places.get(stem)
      if (known === undefined) places.set(stem, [at])
      else known.push(at)
    }
  return { verses, places }
}

/** Words of a question about words: no verse is about them. */
const asking = stemsOf(
  'mean meaning means word words explain define definition verse chapter book say said call called question help understand tell',
)

/**
 * The verses that share the most telling words with a text, the best first, at most `limit`; a word is the more telling the fewer
 * verses have it. None where every shared word stands in more than a tenth of all verses.
 */
export function findVerses(index: VerseIndex, text: string, limit: number): IndexedVerse[] {
  const scores = new Map<number, number>()
  for (const stem of stemsOf(text)) {
    const places = index.places.get(stem) ?? []
    if (asking.has(stem) || places.length > Math.max(3, index.verses.length / 10)) continue
    const weight = Math.log(1 + index.verses.length / places.length)
    for (const at of places) scores.set(at, (scores.get(at) ?? 0) + weight)
  }
  const best = Math.max(...scores.values())
  return [...scores]
    .filter(([, score]) => score > best / 2)
    .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, limit)
    .flatMap(([at]) => index.verses[at] ?? [])
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(contentTokens(tokenize(text)).map(({ stem }) => stem))
}
