import type { QuestionPart } from '@seraph/schema/judging'
import type { JSONColumnType, Selectable } from 'kysely'

/**
 * A question as it is judged, made from the pack and the edition in use,
 * at its `position` in the pack; `version` is the hash of what is judged.
 */
export type QuestionsTable = {
  seasonId: string
  id: string
  position: number
  version: string
  chapter: number
  verse: string
  type: string
  points: number
  question: string
  hint: string
  parts: JSONColumnType<QuestionPart[]>
  isOrdered: boolean
  isRetired: boolean
}

/** What of a question is judged and shown: without where it stands, and whether it is still asked. */
export type QuestionContent = Omit<Selectable<QuestionsTable>, 'seasonId' | 'position' | 'isRetired'>
