import type { ColumnType, JSONColumnType, RawBuilder } from 'kysely'

type Stamp = ColumnType<Date, never, never>

/**
 * A coach's invitation of another club to an event (rule 239): whoever holds the token, and is another coach, may accept it until
 * `beginsAt`. `teams`: the names of the inviting club's; `roomId`: the event that came of it. `token`: while it is open.
 */
export type EventInvitationsTable = {
  id: string
  tokenHash: Buffer
  token: ColumnType<string | null, string, null>
  seasonId: string
  size: number
  chapters: JSONColumnType<number[]>
  name: string
  teams: JSONColumnType<string[]>
  coachCode: string
  beginsAt: ColumnType<Date, Date, never>
  roomId: ColumnType<string | null, never, string>
  withdrawnAt: ColumnType<Date | null, never, RawBuilder<Date>>
  declinedAt: ColumnType<Date | null, never, RawBuilder<Date>>
  createdAt: Stamp
}

export type EventInvitationTables = { eventInvitations: EventInvitationsTable }
