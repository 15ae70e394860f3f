import type { NumberedParts } from '@seraph/domain/review/knownParts'
import type { ReviewQuestion } from '@seraph/domain/review/reviewQuestion'
import { partNumber } from '@seraph/domain/review/cards/storedMemory'

import type { KnownQuestion, OpenSeason } from '../../season/openSeason.ts'

/** A question as memory knows it, with what rounds choose by. */
export type PlannedOf = ReviewQuestion & NumberedParts & { known: KnownQuestion }

const made = new WeakMap<OpenSeason, readonly PlannedOf[]>()

/** A season's questions, without retired ones, in the pack's order; made once for each season that was read. */
export function reviewQuestions(season: OpenSeason): readonly PlannedOf[] {
  const listed = made.get(season)
  if (listed !== undefined) return listed
  const questions = [...season.questionById.values()]
    .filter(({ isRetired }) => !isRetired)
    .map((known, nth) => ({
      id: known.id,
      nth,
      verse: known.verse,
      cards: known.parts.map(({ id }) => `${known.id}/${id}`),
      numbers: known.parts.map(({ id }) => partNumber(id)),
      isAssigned: false,
      known,
    }))
  made.set(season, questions)
  return questions
}

const byId = new WeakMap<OpenSeason, ReadonlyMap<string, PlannedOf>>()

/** The same by their id. */
export function reviewQuestionsById(season: OpenSeason): ReadonlyMap<string, PlannedOf> {
  const listed = byId.get(season) ?? new Map(reviewQuestions(season).map((question) => [question.id, question]))
  byId.set(season, listed)
  return listed
}

/** The same, with those of chapters from `first` on before the others: a player begins with the chapter of their code. */
export function questionsFrom(season: OpenSeason, first: number): readonly PlannedOf[] {
  const all = reviewQuestions(season)
  const at = all.findIndex(({ known }) => known.chapter >= first)
  return at <= 0 ? all : [...all.slice(at), ...all.slice(0, at)]
}
