import type { ColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | undefined, never>

/** A version of how a team divides a season's verses (rule 198); the latest that isn't undone is in force. */
export type AssignmentsTable = {
  id: string
  teamId: string
  seasonId: string
  version: number
  unit: 'points' | 'verses' | 'words'
  /** The weekday of the club's meeting, 0 for Sunday. */
  clubDay: ColumnType<number, number | undefined, never>
  createdAt: Stamp
  undoneAt: ColumnType<Date | null, never, Date | null>
}

/** A piece of one, from `firstPlace` to before `endPlace` in the season's row of verses; nobody's once its player is erased. */
export type AssignmentPiecesTable = {
  assignmentId: string
  firstPlace: number
  endPlace: number
  playerId: string | null
  isPinned: boolean
}

export type AssignmentTables = { assignments: AssignmentsTable; assignmentPieces: AssignmentPiecesTable }
