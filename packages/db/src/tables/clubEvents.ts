import type { EventLevel } from '@seraph/schema/eventLevel'
import type { ColumnType } from 'kysely'

/** When a club goes to an event, as its coach set it; `day` null: not at all (rule 170). */
export type ClubEventsTable = {
  clubId: string
  seasonId: string
  level: EventLevel
  day: ColumnType<string | null, string | null, string | null>
}

export type ClubEventTables = { clubEvents: ClubEventsTable }
