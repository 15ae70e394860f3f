import type { ColumnType } from 'kysely'

/** A note of a member to the own team (rule 246); it is there until the event ends. */
export type EventNotesTable = {
  id: string
  roomId: string
  teamId: string
  seatId: string
  playerId: string | null
  text: string
  createdAt: ColumnType<Date, never, never>
}

export type EventNoteTables = { eventNotes: EventNotesTable }
