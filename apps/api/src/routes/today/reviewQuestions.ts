import type { ReviewQuestion } from '@seraph/domain/review/reviewQuestion'

import type { KnownQuestion, OpenSeason } from '../../season/openSeason.ts'

/** A question as memory knows it, with what rounds choose by. */
export type PlannedOf = ReviewQuestion & { known: KnownQuestion }

const made = new WeakMap<OpenSeason, readonly PlannedOf[]>()

/** A season's questions, without retired ones, in the pack's order; made once for each season that was read. */
export function reviewQuestions(season: OpenSeason): readonly PlannedOf[] {
  const listed = made.get(season)
  if (listed !== undefined) return listed
  const questions = [...season.questionById.values()]
    .filter(({ isRetired }) => !isRetired)
    .map((known) => ({
      id: known.id,
      verse: known.verse,
      cards: known.parts.map(({ id }) => `${known.id}/${id}`),
      isAssigned: false,
      known,
    }))
  made.set(season, questions)
  return questions
}

/** The same, with those of chapters from `first` on before the others: a player begins with the chapter of their code. */
export function questionsFrom(season: OpenSeason, first: number): readonly PlannedOf[] {
  const all = reviewQuestions(season)
  const at = all.findIndex(({ known }) => known.chapter >= first)
  return at <= 0 ? all : [...all.slice(at), ...all.slice(0, at)]
}
