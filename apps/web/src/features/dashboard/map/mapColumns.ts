import type { SeasonChapter } from '@seraph/schema/season'

/** A column of the map: a group of verses, or one; `places` in the season's row of verses. */
export type MapColumn = { key: number; label: string; name: string; places: readonly number[] }

const placesFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at)

/** A column a chapter. */
export function chapterColumns(chapters: readonly SeasonChapter[]): MapColumn[] {
  let first = 0
  return chapters.map(({ ordinal, chapter, label, verses }) => {
    const places = placesFrom(first, verses)
    first += verses
    return { key: ordinal, label: String(chapter), name: label, places }
  })
}

/** A column a verse of a chapter's column. */
export function verseColumns({ name, places }: MapColumn): MapColumn[] {
  return places.map((place, at) => ({
    key: place,
    label: String(at + 1),
    name: `${name}:${at + 1}`,
    places: [place],
  }))
}
