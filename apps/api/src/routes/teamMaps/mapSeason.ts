import type { MapQuestion } from '@seraph/domain/teamMap/mapQuestion'

import type { OpenSeason } from '../../season/openSeason.ts'
import { verseRowOf } from '../assignments/versePoints.ts'
import { reviewQuestions } from '../today/reviewQuestions.ts'

/** A season's questions by their id, and how many of them cite each place of its row of verses. */
export type MappedSeason = { questions: ReadonlyMap<string, MapQuestion>; citing: readonly number[] }

const made = new WeakMap<OpenSeason, MappedSeason>()

/** A season as a team's map knows it; made once for each season that was read. */
export function mapSeason(season: OpenSeason): MappedSeason {
  const known = made.get(season)
  if (known !== undefined) return known
  const { places, points } = verseRowOf(season)
  const citing = points.map(() => 0)
  const questions = new Map<string, MapQuestion>()
  for (const { id, nth, numbers, known: question } of reviewQuestions(season)) {
    const cited = places.get(id) ?? []
    for (const place of cited) citing[place] = (citing[place] ?? 0) + 1
    const parts = question.parts.map((part) => part.id)
    questions.set(id, { id, nth, chapter: question.chapter, points: question.points, places: cited, parts, numbers })
  }
  const mapped = { questions, citing }
  made.set(season, mapped)
  return mapped
}
