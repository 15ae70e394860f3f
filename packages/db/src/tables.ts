import type { Judgement } from '@seraph/schema/judging'
import type { DailyGoal, Recall } from '@seraph/schema/review'
import type { CountName, ProgressKind } from '@seraph/schema/progress/progressKinds'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { AssignmentTables } from './tables/assignments.ts'
import type { ErrorReportsTable } from './tables/errorReports.ts'
import type { AppealTables } from './tables/appeals.ts'
import type { MemoryGameTables } from './tables/memoryGames.ts'
import type { EventNoteTables } from './tables/eventNotes.ts'
import type { EventInvitationTables } from './tables/eventInvitations.ts'
import type { EventRoomTables } from './tables/eventRooms.ts'
import type { ClubEventTables } from './tables/clubEvents.ts'
import type { CoachTables } from './tables/coaches.ts'
import type { CountedWorkTables } from './tables/countedWork.ts'
import type { DistressTables } from './tables/distressCounts.ts'
import type { GameTables } from './tables/games.ts'
import type { PlayerLabelTables } from './tables/playerLabels.ts'
import type { PlayerNumberTables } from './tables/playerNumbers.ts'
import type { ReviewTables } from './tables/reviews.ts'
import type { RoomTables } from './tables/rooms.ts'
import type { EventTables } from './tables/events.ts'
import type { QuestionsTable } from './tables/questions.ts'
import type { ScheduleTables } from './tables/schedules.ts'
import type { SessionsTable } from './tables/sessions.ts'
import type { ToldMomentsTable } from './tables/toldMoments.ts'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type SeasonStage = 'public' | 'preview' | 'withdrawn'

/**
 * A season pack that was loaded; `public` is what `GET /api/season` serves
 * (rule 2). `hash` covers all that was loaded with it. `place`: its
 * place among the open ones, from 1; null while it is closed (rule 48).
 * `stage`: what was ever open is public; what never was is a preview for the
 * admin, or one that was taken back (rule 193).
 */
export type SeasonsTable = {
  id: string
  hash: string
  public: JSONColumnType<object>
  lexicon: JSONColumnType<object>
  /** What the season drills: references alone (rule 202). */
  drills: ColumnType<object, string | undefined, string>
  place: ColumnType<number | null, number | null | undefined, number | null>
  stage: ColumnType<SeasonStage, SeasonStage | undefined, SeasonStage>
  /** Raised by every decision about its keys. */
  revision: ColumnType<number, number | undefined, number>
  loadedAt: Stamp
}

/**
 * A text of scripture; at most one is in use (rule 3). `hash` is of its verses. Its licence allows to show `versesAllowed` verses and
 * `bookShareAllowed` percent of any one book; null where it sets no limit. `isSubstitutionAllowed`: words may be put in, if they are marked
 * (rule 249).
 */
export type EditionsTable = {
  id: string
  name: string
  abbreviation: string
  notice: string
  versesAllowed: number | null
  bookShareAllowed: number | null
  isSubstitutionAllowed: ColumnType<boolean, boolean | undefined, boolean>
  hash: string
  isCurrent: boolean
  loadedAt: Stamp
}

/** A verse of an edition; `isShown`: whether the licence lets it be shown (rule 31). `chapter` is the book's own number. */
export type VersesTable = {
  editionId: string
  book: string
  chapter: number
  verse: number
  text: string
  isShown: ColumnType<boolean, boolean | undefined, boolean>
}

/**
 * A club is its name, state and country where given; the keys are the folded names (rule 5). `isNameHidden`, `formerName`: the admin's
 * decision about its name, and what it was before (rule 147). `seasonId`: what its coach set (rule 156).
 */
export type ClubsTable = {
  id: string
  seasonId: ColumnType<string | null, string | null | undefined, string | null>
  name: string
  nameKey: string
  state: string
  stateKey: string
  country: string | null
  countryKey: string
  isNameHidden: ColumnType<boolean, boolean | undefined, boolean>
  formerName: ColumnType<string | null, string | null | undefined, string | null>
  createdAt: Stamp
}

/**
 * A team of a club. `coachId`: the coach who registered it, with the name
 * that they gave themselves there; null where only individuals named
 * it. Shown publicly only where that coach said so and, with `REVIEW_PUBLIC_NAMES`, once it was admitted (rule 148).
 */
export type TeamsTable = {
  id: string
  clubId: string
  name: string
  nameKey: string
  coachId: ColumnType<string | null, string | null | undefined, string | null>
  coachName: ColumnType<string | null, string | null | undefined, string | null>
  isPubliclyVisible: ColumnType<boolean, boolean | undefined, boolean>
  isNameHidden: ColumnType<boolean, boolean | undefined, boolean>
  formerName: ColumnType<string | null, string | null | undefined, string | null>
  admittedAt: NullableStamp
  createdAt: Stamp
}

/**
 * Every player of a team or alone: rule 132's `users` and `individual_players` are one table. A slot that a coach reserved is a player
 * that nobody has logged in to (`isSlotReserved`); linking hands that row to the child (rule 8). `coachId`: the coach who added or linked
 * the player, and so may see and change them (rule 13); `memberNumber` is the place in that coach's team, 1–7. `isFeaturedAsked`: was
 * visible without having chosen it, and is asked (rule 43). `claimedAt`: when a browser without the number signed in, once (rule 42).
 * `isNameHidden`: the admin hides the display name (rule 147); `admittedAt`: when the player was let onto public lists (rule 148).
 * `seasonId`: the season that they chose themselves, until their coach sets the club's anew (rule 156).
 */
export type PlayersTable = {
  id: string
  seasonId: ColumnType<string | null, string | null | undefined, string | null>
  code: string
  clubId: string
  teamId: string
  startingChapter: number
  gem: string
  state: string
  country: string | null
  pbeExperience: string | null
  displayName: string | null
  isPubliclyVisible: boolean
  isSlotReserved: boolean
  isAdmin: boolean
  timeZone: string | null
  coachId: ColumnType<string | null, string | null | undefined, string | null>
  memberNumber: ColumnType<number | null, number | null | undefined, number | null>
  isFeaturedAsked: ColumnType<boolean, boolean | undefined, boolean>
  claimedAt: NullableStamp
  isNameHidden: ColumnType<boolean, boolean | undefined, boolean>
  admittedAt: NullableStamp
  /** The latest local date that was told in `timeZone`: until that day is over the zone stays (rule 44). */
  timeZoneOn: ColumnType<string | null, string | null | undefined, string | null>
  /** When the admin hid the player from boards (rule 153). */
  hiddenFromBoardsAt: NullableStamp
  /** How much of a day the player wants (rule 196). */
  dailyGoal: ColumnType<DailyGoal, DailyGoal | undefined, DailyGoal>
  deletedAt: NullableStamp
  createdAt: Stamp
}

/**
 * Every code that was ever given out, old ones as aliases for ever (rule 7). No two differ by the prefix PLR alone, so that
 * whatever is typed means one player (rule 4).
 * `playerId` is null once its player is erased: the code stays reserved (rule 18).
 */
export type PlayerCodesTable = {
  code: string
  playerId: string | null
  createdAt: Stamp
}

/** Replies to calls that create something, by the hash of the client's key (rule 20); null while the call is under way. */
export type IdempotencyKeysTable = {
  keyHash: Buffer
  requestHash: Buffer
  reply: JSONColumnType<object> | null
  createdAt: Stamp
}

/**
 * One marked answer. The built-in judgement is there from the start; `model` is added by the worker while `isAwaitingModel`.
 * `leaseUntil`: until when somebody waits for that; then the sweep settles
 * the row. `eventId`: the progress event that counts it, at most one.
 */
export type EvaluationsTable = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  questionId: string
  questionVersion: string
  chapter: number
  playerId: string | null
  response: string | null
  recall: ColumnType<Recall, Recall | undefined, Recall>
  /** Whether its review has its line in the log (rule 195); until then the answer itself is that line. */
  isLogged: ColumnType<boolean, boolean | undefined, boolean>
  score: number
  /** What people's decisions add to the judge's score (rule 185). */
  addedPoints: ColumnType<number, number | undefined, number>
  maxScore: number
  judgedBy: 'built-in' | 'model'
  builtIn: JSONColumnType<Judgement>
  judgeVersion: string
  model: JSONColumnType<Judgement> | null
  modelName: string | null
  promptVersion: string | null
  isAwaitingModel: boolean
  leaseUntil: NullableStamp
  eventId: string | null
  createdAt: Stamp
}

/**
 * Every change of progress, stored once and never edited but for `appliedAt` (rule 20). Those of an erased player stay as counts, without
 * player and login (rule 18).
 */
export type ProgressEventsTable = Record<CountName, number> & {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  playerId: string | null
  /** The player's last login before `occurredAt` (rule 19). */
  loginId: string | null
  kind: ProgressKind
  occurredAt: ColumnType<Date, Date, never>
  /** The player's own day, YYYY-MM-DD (rule 23). */
  localDate: string
  studySeconds: number
  chapters: JSONColumnType<number[]>
  /** The event whose points it corrects (rule 139). */
  correctionOf: ColumnType<string | null, string | null | undefined, never>
  /** What of it counts for ranks and boards (rule 44); null together in an event from before, and in a correction (rule 151). */
  counted: number | null
  repeated: number | null
  tooFast: number | null
  countedTriviaPoints: number | null
  countedMemoryPoints: number | null
  countedChapters: JSONColumnType<Record<number, number>> | null
  createdAt: Stamp
  appliedAt: NullableStamp
}

/** Every login of a player, kept after its session is gone: study time is credited to logins (rule 19). */
export type LoginsTable = {
  id: string
  playerId: string
  loggedInAt: Stamp
}

/** A player's totals in a season, and when they studied: what the aggregator made of the applied events. */
export type PlayerTotalsTable = {
  playerId: string
  seasonId: string
  totals: JSONColumnType<object>
  history: JSONColumnType<object>
  /** Made of `totals`: all but the credits of logins and the points by chapter. */
  summary: ColumnType<object, never, never>
  /** Made of `history`. */
  sessionCount: ColumnType<number | null, never, never>
  /** The player's place on the featured players board, the highest first. */
  boardOrder: ColumnType<number, number | undefined, number>
  updatedAt: Stamp
}

export type Tables = AppealTables &
  AssignmentTables &
  ClubEventTables &
  CoachTables &
  CountedWorkTables &
  DistressTables &
  EventNoteTables &
  EventInvitationTables &
  EventRoomTables &
  EventTables &
  GameTables &
  MemoryGameTables &
  PlayerLabelTables &
  PlayerNumberTables &
  ReviewTables &
  RoomTables &
  ScheduleTables & {
    seasons: SeasonsTable
    editions: EditionsTable
    verses: VersesTable
    questions: QuestionsTable
    clubs: ClubsTable
    teams: TeamsTable
    players: PlayersTable
    playerCodes: PlayerCodesTable
    sessions: SessionsTable
    idempotencyKeys: IdempotencyKeysTable
    evaluations: EvaluationsTable
    progressEvents: ProgressEventsTable
    logins: LoginsTable
    playerTotals: PlayerTotalsTable
    errorReports: ErrorReportsTable
    toldMoments: ToldMomentsTable
  }
