import type { ColumnType, JSONColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>

/**
 * A study room. `code` is no other living room's; `coachCode` is the session's that opened it. `version` is raised by one with whatever all
 * its members see (ruling 35), `lastEventAt` with it. `teamName` is the coach's when it was opened.
 */
export type StudyRoomsTable = {
  id: string
  code: string
  seasonId: string
  coachCode: string
  coachName: string
  teamName: string | null
  name: string
  chapters: JSONColumnType<number[]>
  status: Defaulted<'waiting' | 'active' | 'completed'>
  sessionType: Defaulted<'study'>
  settings: JSONColumnType<object>
  isLocked: Defaulted<boolean>
  version: Defaulted<number>
  createdAt: Stamp
  startedAt: NullableStamp
  endedAt: NullableStamp
  lastEventAt: Stamp
}

/** The hubs that run: one whose `seenAt` is old is dead, and its connections with it. */
export type RoomHubsTable = { id: string; seenAt: Stamp }

/**
 * A seat: the host's, or a player's (one in each room). It is known by its token. `connectionId`: the socket that holds it now, on the hub
 * `hubId`, since `connectedAt`. Points are those of its answers' marks that count.
 */
export type StudyRoomParticipantsTable = {
  id: string
  roomId: string
  isHost: Defaulted<boolean>
  nickname: string
  playerId: string | null
  teamName: string | null
  tokenHash: Buffer
  assignedChapters: JSONColumnType<number[], string | undefined>
  questionsAnswered: Defaulted<number>
  totalPointsEarned: Defaulted<number>
  totalPointsPossible: Defaulted<number>
  joinedAt: Stamp
  lastActivityAt: Stamp
  leftAt: NullableStamp
  removedAt: NullableStamp
  hubId: ColumnType<string | null, string | null | undefined, string | null>
  connectionId: ColumnType<string | null, string | null | undefined, string | null>
  connectedAt: NullableStamp
}

/** Who asks for a seat that is taken, one for each seat; `isAllowed` is null until the host has decided (ruling 14). */
export type SeatRequestsTable = {
  id: string
  roomId: string
  participantId: string
  secretHash: Buffer
  isAllowed: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  askedAt: Stamp
}

/**
 * A participant's one answer to a question; text and mark are its evaluation's. `version` is the room's when it was marked last.
 * `localDate`: the player's day where it counts as progress, else null; `studySeconds` is what it counts then.
 */
export type GroupQuizAnswersTable = {
  roomId: string
  participantId: string
  questionId: string
  chapter: number
  submissionId: string
  evaluationId: string
  version: number
  localDate: string | null
  studySeconds: number
  createdAt: Stamp
}

export type RoomTables = {
  studyRooms: StudyRoomsTable
  roomHubs: RoomHubsTable
  studyRoomParticipants: StudyRoomParticipantsTable
  seatRequests: SeatRequestsTable
  groupQuizAnswers: GroupQuizAnswersTable
}
