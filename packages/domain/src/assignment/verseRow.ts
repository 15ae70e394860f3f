/** A chapter of the season as the row of its verses knows it. */
export type RowChapter = { ordinal: number; verses: number }

/** How many verses the season has. */
export function rowLength(chapters: readonly RowChapter[]): number {
  return chapters.reduce((total, { verses }) => total + verses, 0)
}

/** The place of a verse in the season's row of verses, from 0; undefined where the season hasn't it. */
export function placeOfVerse(chapters: readonly RowChapter[], chapter: number, verse: number): number | undefined {
  let before = 0
  for (const { ordinal, verses } of chapters) {
    if (ordinal === chapter) return verse >= 1 && verse <= verses ? before + verse - 1 : undefined
    before += verses
  }
  return undefined
}

/** The verse at a place of the row; the last one for a place beyond it. */
export function verseAtPlace(chapters: readonly RowChapter[], place: number): { chapter: number; verse: number } {
  let left = Math.max(0, place)
  for (const { ordinal, verses } of chapters) {
    if (left < verses) return { chapter: ordinal, verse: left + 1 }
    left -= verses
  }
  const last = chapters.at(-1)
  return { chapter: last?.ordinal ?? 1, verse: last?.verses ?? 1 }
}

/** The places that a citation names ("Isaiah 6:2-3"), its chapter given; none where it can't be read. */
export function placesCited(chapters: readonly RowChapter[], chapter: number, citation: string): number[] {
  const found = /:(\d+)(?:\s*[-–]\s*(\d+))?\s*$/.exec(citation)
  if (found === null) return []
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])]
  return Array.from({ length: Math.max(0, Math.min(200, to - from + 1)) }, (_, at) =>
    placeOfVerse(chapters, chapter, from + at),
  ).filter((place) => place !== undefined)
}
