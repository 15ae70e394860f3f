import type { ColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date, never>

/** A memorization game that the server saw begin; gone once it is finished (rule 31). `chapter` is the season's ordinal. */
export type MemoryGameStartsTable = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  chapter: number
  playerId: string
  startedAt: Stamp
}

/**
 * A finished game whose start the server saw: what records are made of.
 * Whose it is tells its event. `completionTime` in seconds, `totalWords`
 * of the edition in use then.
 */
export type MemoryGameRecordsTable = {
  eventId: string
  seasonId: string
  chapter: number
  score: number
  completionTime: number
  totalWords: number
  isNewRecord: boolean
  startedAt: Stamp
  finishedAt: Stamp
}

export type MemoryGameTables = { memoryGameStarts: MemoryGameStartsTable; memoryGameRecords: MemoryGameRecordsTable }
