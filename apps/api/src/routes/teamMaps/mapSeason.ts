import type { MapQuestion } from '@seraph/domain/teamMap/mapQuestion'
import type { MappedSeason } from '@seraph/domain/teamMap/verseStates'

import type { OpenSeason } from '../../season/openSeason.ts'
import { verseRowOf } from '../assignments/versePoints.ts'
import { reviewQuestions } from '../today/reviewQuestions.ts'

const made = new WeakMap<OpenSeason, MappedSeason>()

/** A season as a team's map knows it; made once for each season that was read. */
export function mapSeason(season: OpenSeason): MappedSeason {
  const known = made.get(season)
  if (known !== undefined) return known
  const { places, points } = verseRowOf(season)
  const citing = points.map(() => 0)
  const questions = new Map<string, MapQuestion>()
  for (const { id, known: question } of reviewQuestions(season)) {
    const cited = places.get(id) ?? []
    for (const place of cited) citing[place] = (citing[place] ?? 0) + 1
    const parts = question.parts.map((part) => part.id)
    questions.set(id, { id, chapter: question.chapter, points: question.points, places: cited, parts })
  }
  const mapped = { questions, citing }
  made.set(season, mapped)
  return mapped
}
