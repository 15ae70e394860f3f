import type { ColumnType } from 'kysely'

/**
 * An error that somebody reported (rule 132's `error_reports`). `reportedAnswer`
 * is the answer that the server knew then (rule 17). `playerCode` is
 * what the reporter typed, `playerId` whose session it was. `resolvedAt`:
 * rule 132's `resolved`, and since when. `userComment` is null once its
 * time is over (rule 18).
 */
export type ErrorReportsTable = {
  id: string
  seasonId: string
  quizType: 'ai-evaluated' | 'self-graded' | 'crossword' | 'trivia'
  chapter: number
  questionNumber: number
  questionId: string | null
  questionText: string
  reportedAnswer: string | null
  userComment: string | null
  playerCode: string | null
  playerId: string | null
  createdAt: ColumnType<Date, Date | undefined, Date>
  resolvedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
