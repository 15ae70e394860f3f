import type { ColumnType, JSONColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Optional = ColumnType<string | null, string | null | undefined, string | null>

/**
 * A coach's profile (rule 132's `coach_profiles`), made at the first setup or registration; `clubName` as the coach gave it then. Authority
 * over clubs, teams and players is in their own tables (rule 13).
 */
export type CoachesTable = {
  id: string
  name: string
  clubName: string
  state: string | null
  country: string | null
  createdAt: Stamp
}

/**
 * Coach codes that an operator issued for a club (rule 9); state, country, team and coach's name where the operator knew them.
 * `coachId` once a profile belongs to it; `usedAt` is the first login.
 * `helps`: of a helper's code, the coach whose teams it stands for (rule 225).
 */
export type CoachCodesTable = {
  code: string
  clubName: string
  clubNameKey: string
  teamName: Optional
  coachName: Optional
  state: Optional
  country: Optional
  coachId: Optional
  helps: Optional
  createdAt: Stamp
  usedAt: NullableStamp
  lastLoginAt: NullableStamp
  revokedAt: NullableStamp
}

/** A browser's sign-in with a coach code, beside the player's; the token is stored hashed (rule 11). */
export type CoachSessionsTable = {
  id: string
  tokenHash: Buffer
  code: string
  browserHash: Buffer
  createdAt: Stamp
  expiresAt: ColumnType<Date, Date, Date>
  endedAt: NullableStamp
}

/** A request of a coach who has no code, for the admin; `contact` is how an adult can be reached (rule 9). */
export type CoachRequestsTable = {
  id: string
  clubName: string
  state: string
  country: string
  contact: string
  createdAt: Stamp
  handledAt: NullableStamp
}

/** What a coach or the admin did to others' records; `subject` names them by id and, where it is an old one, by code. */
export type AuditEntriesTable = {
  id: string
  actor: 'player' | 'coach' | 'admin' | 'operator'
  coachId: Optional
  act: string
  subject: JSONColumnType<object>
  createdAt: Stamp
}

export type CoachTables = {
  auditEntries: AuditEntriesTable
  coaches: CoachesTable
  coachCodes: CoachCodesTable
  coachSessions: CoachSessionsTable
  coachRequests: CoachRequestsTable
}
