import type { ReviewedPart } from '@seraph/schema/review'
import type { ColumnType, JSONColumnType } from 'kysely'

/**
 * The review log (rule 195): how the parts of a player's answer went. A later
 * line of the same evaluation stands in place of the former. Nothing of it
 * is edited but `appliedAt`: since when the line is in the cards.
 */
export type ReviewsTable = {
  id: ColumnType<number, never, never>
  evaluationId: string
  playerId: string
  seasonId: string
  questionId: string
  reviewedAt: ColumnType<Date, never, never>
  wasHelped: boolean
  parts: JSONColumnType<ReviewedPart[]>
  appliedAt: ColumnType<Date | null, never, Date | null>
}

/** What is made of the log: the cards of a question's parts, packed, by the part's id. */
export type ReviewCardsTable = {
  playerId: string
  seasonId: string
  questionId: string
  cards: JSONColumnType<Record<string, number[]>>
}

export type ReviewTables = { reviews: ReviewsTable; reviewCards: ReviewCardsTable }
