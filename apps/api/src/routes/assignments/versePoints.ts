import { placesCited, rowLength } from '@seraph/domain/assignment/verseRow'

import type { OpenSeason } from '../../season/openSeason.ts'

/**
 * The places in the season's row of verses that each question cites, by its
 * id, and the points of each verse: a question's at the first it cites.
 */
export type VerseRow = { places: ReadonlyMap<string, readonly number[]>; points: readonly number[] }

const made = new WeakMap<OpenSeason, VerseRow>()

/** A season's row of verses; made once for each season that was read. */
export function verseRowOf(open: OpenSeason): VerseRow {
  const known = made.get(open)
  if (known !== undefined) return known
  const { chapters } = open.season
  const points = Array.from({ length: rowLength(chapters) }, () => 0)
  const places = new Map<string, readonly number[]>()
  for (const question of open.questionById.values()) {
    if (question.isRetired) continue
    const cited = placesCited(chapters, question.chapter, question.verse)
    places.set(question.id, cited)
    const [first] = cited
    if (first !== undefined) points[first] = (points[first] ?? 0) + question.points
  }
  const row = { places, points }
  made.set(open, row)
  return row
}
