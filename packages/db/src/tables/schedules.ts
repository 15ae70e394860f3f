import type { ColumnType, JSONColumnType } from 'kysely'

/** When what runs again and again (`name`) last began, and ended unless it is under way or died. */
export type SchedulesTable = { name: string; startedAt: Date; finishedAt: Date | null }

/**
 * The one row about cleaning up: when it last ran, why it waits for a person
 * (`refusal`, since `refusedAt`), and when somebody let it go on. All by
 * the database's clock (rule 45).
 */
export type CleaningsTable = {
  isOnly: ColumnType<boolean, boolean | undefined, never>
  ranAt: Date
  refusedAt: Date | null
  refusal: JSONColumnType<object> | null
  confirmedAt: Date | null
}

/** The tables of what runs by itself. */
export type ScheduleTables = { schedules: SchedulesTable; cleanings: CleaningsTable }
