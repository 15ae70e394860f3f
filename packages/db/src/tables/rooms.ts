import type { ColumnType, JSONColumnType } from 'kysely'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>

/**
 * A study room. `code` is no other living room's; `coachCode` is the session's that opened it. `version` is raised by one with whatever all
 * its members see (rule 35), `lastEventAt` with it, by answers once a minute. `teamName` is the coach's when it
 * was opened. Of a room that goes together and has started: its `questions` in their
 * order, at which of them it is (`turn`, from 1, one more than there are once it is through), and since when (rule 206).
 * `resultsReopenedAt`: when its host last took people's decisions into
 * its results (rule 201). `screenHashes`: the tokens of the screens that
 * show it to a hall, at most 5 (rule 224).
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
  questions: JSONColumnType<{ id: string; chapter: number }[]> | null
  turn: number | null
  turnOpenedAt: NullableStamp
  resultsReopenedAt: NullableStamp
  screenHashes: ColumnType<Buffer[], Buffer[] | undefined, Buffer[]>
}

/** The hubs that run: one whose `seenAt` is old is dead, and its connections with it. */
export type RoomHubsTable = { id: string; seenAt: Stamp }

/**
 * A seat: the host's, or a player's (one in each room). It is known by its token. `connectionId`: the socket that holds it now, on the hub
 * `hubId`, since `connectedAt`. `hostCode`: the coach code by
 * which the host took it; where it is revoked or null the host's token opens nothing. Points are those of its answers' marks that count.
 * `isGuest`: its browser isn't logged in as that player. `givenChapters`: every chapter
 * that was ever given, oldest first, together what was given at once (rule 161). `lastAnswerAt`: when its newest answer was stored.
 */
export type StudyRoomParticipantsTable = {
  id: string
  roomId: string
  isHost: Defaulted<boolean>
  hostCode: ColumnType<string | null, string | null | undefined, string | null>
  nickname: string
  playerId: string | null
  gem: ColumnType<string | null, string | null | undefined, string | null>
  isGuest: Defaulted<boolean>
  teamName: string | null
  tokenHash: Buffer
  assignedChapters: JSONColumnType<number[], string | undefined>
  givenChapters: JSONColumnType<number[][], string | undefined>
  questionsAnswered: Defaulted<number>
  totalPointsEarned: Defaulted<number>
  totalPointsPossible: Defaulted<number>
  joinedAt: Stamp
  lastActivityAt: Stamp
  lastAnswerAt: NullableStamp
  leftAt: NullableStamp
  removedAt: NullableStamp
  hubId: ColumnType<string | null, string | null | undefined, string | null>
  connectionId: ColumnType<string | null, string | null | undefined, string | null>
  connectedAt: NullableStamp
}

/** Who asks for a seat that is taken, one for each seat; `isAllowed` is null until the host has decided (rule 14). */
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
 * `localDate`: the player's day where it counts as progress, else null;
 * `studySeconds` is what it counts then. `addedPoints`: what decisions
 * had added to the mark when the results were reopened last; it is in the participant's points.
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
  addedPoints: Defaulted<number>
  createdAt: Stamp
}

export type RoomTables = {
  studyRooms: StudyRoomsTable
  roomHubs: RoomHubsTable
  studyRoomParticipants: StudyRoomParticipantsTable
  seatRequests: SeatRequestsTable
  groupQuizAnswers: GroupQuizAnswersTable
}
