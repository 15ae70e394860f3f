import type { JudgedQuestion } from '@seraph/schema/judging'

import { reviseQuestion } from './reviseQuestion.ts'
import type { Revision } from './reviseQuestion.ts'

/** A revision of a season's key; `clubId` is null where it holds everywhere. */
export type KeyRevision = Revision & { questionId: string; clubId: string | null }

/** A season's keys with what people decided about them. */
export type RevisedKeys = {
  /** Whether a question's key differs between clubs: only then need one know whose answer it is. */
  isOfClubs: (questionId: string) => boolean
  /**
   * The question as it is judged for a player of these clubs; the same
   * object for the same key, so that what a judge reads of it is read once.
   */
  askedOf: (question: { id: string; asked: JudgedQuestion }, clubIds: readonly string[]) => JudgedQuestion
}

const mostKept = 2_000

/** Reads the revisions in force of one season. */
export function reviseKeys(revisions: readonly KeyRevision[]): RevisedKeys {
  const byQuestion = Map.groupBy(revisions, ({ questionId }) => questionId)
  const kept = new Map<string, JudgedQuestion>()
  return {
    isOfClubs: (questionId) => byQuestion.get(questionId)?.some(({ clubId }) => clubId !== null) === true,
    askedOf({ id, asked }, clubIds) {
      const own = byQuestion.get(id)
      if (own === undefined) return asked
      const known = clubIds.filter((clubId) => own.some((one) => one.clubId === clubId)).toSorted()
      const key = [id, ...known].join(' ')
      const found = kept.get(key)
      if (found !== undefined) return found
      const made = reviseQuestion(
        asked,
        own.filter(({ clubId }) => clubId === null || known.includes(clubId)),
      )
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, made)
      return made
    },
  }
}
