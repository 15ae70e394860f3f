import type { Judgement, QuestionPart } from '@seraph/schema/judging'
import type { ColumnType, JSONColumnType } from 'kysely'

import type { ErrorReportsTable } from './tables/errorReports.ts'
import type { MemoryGameRecordsTable, MemoryGameStartsTable } from './tables/memoryGames.ts'
import type { CoachTables } from './tables/coaches.ts'
import type { RoomTables } from './tables/rooms.ts'

type Stamp = ColumnType<Date, Date | undefined, Date>
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A season pack that was loaded; `public` is what `GET /api/season` serves (ruling 2). `hash` covers all that was loaded with it. */
export type SeasonsTable = {
  id: string
  hash: string
  public: JSONColumnType<object>
  lexicon: JSONColumnType<object>
  isCurrent: boolean
  loadedAt: Stamp
}

/**
 * A text of scripture; at most one is in use (ruling 3). `hash` is of its verses. Its licence allows to show `versesAllowed` verses and
 * `bookShareAllowed` percent of any one book; null where it sets no limit.
 */
export type EditionsTable = {
  id: string
  name: string
  abbreviation: string
  notice: string
  versesAllowed: number | null
  bookShareAllowed: number | null
  hash: string
  isCurrent: boolean
  loadedAt: Stamp
}

/** A verse of an edition; `isShown`: whether the licence lets it be shown (ruling 31). `chapter` is the book's own number. */
export type VersesTable = {
  editionId: string
  book: string
  chapter: number
  verse: number
  text: string
  isShown: ColumnType<boolean, boolean | undefined, boolean>
}

/** A question as it is judged, made from the pack and the edition in use, at its `position` in the pack; `version` is the hash of what is judged. */
export type QuestionsTable = {
  seasonId: string
  id: string
  position: number
  version: string
  chapter: number
  verse: string
  type: string
  points: number
  question: string
  hint: string
  parts: JSONColumnType<QuestionPart[]>
  isOrdered: boolean
  isRetired: boolean
}

/** A trivia question with its four choices in the order in which they are served (ruling 30). */
export type TriviaQuestionsTable = {
  seasonId: string
  id: string
  position: number
  chapter: number
  verse: string
  question: string
  choices: JSONColumnType<string[]>
  answer: string
  isRetired: boolean
}

/** A word of a crossword: where its first letter is (from 0), its number, and what asks for it. */
export type CrosswordEntry = {
  answer: string
  row: number
  column: number
  direction: 'across' | 'down'
  number: number
  clue: string
  verse: string
}

/** A chapter's crossword as it is laid out (ruling 32). */
export type CrosswordPuzzlesTable = {
  seasonId: string
  chapter: number
  width: number
  height: number
  entries: JSONColumnType<CrosswordEntry[]>
}

/** A word or name that a child may not know; `verses` by the season's chapter. */
export type GlossaryTermsTable = {
  seasonId: string
  id: string
  term: string
  kind: string
  sayAloud: string
  meaning: string
  verses: JSONColumnType<{ chapter: number; verse: number }[]>
}

/** A club is its name, state and country where given; the keys are the folded names (ruling 5). */
export type ClubsTable = {
  id: string
  name: string
  nameKey: string
  state: string
  stateKey: string
  country: string | null
  countryKey: string
  createdAt: Stamp
}

/**
 * A team of a club. `coachId`: the coach who registered it, with the name that they gave themselves there; null where only individuals named
 * it. Shown publicly only where that coach said so.
 */
export type TeamsTable = {
  id: string
  clubId: string
  name: string
  nameKey: string
  coachId: ColumnType<string | null, string | null | undefined, string | null>
  coachName: ColumnType<string | null, string | null | undefined, string | null>
  isPubliclyVisible: ColumnType<boolean, boolean | undefined, boolean>
  createdAt: Stamp
}

/**
 * Every player of a team or alone: D2's `users` and `individual_players` are one table. A slot that a coach reserved is a player
 * that nobody has logged in to (`isSlotReserved`); linking hands that row to the child (ruling 8). `coachId`: the coach who added or linked
 * the player, and so may see and change them (ruling 13); `memberNumber` is the place in that coach's team, 1–7.
 */
export type PlayersTable = {
  id: string
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
  deletedAt: NullableStamp
  createdAt: Stamp
}

/**
 * Every code that was ever given out, old ones as aliases for ever (ruling 7). No two differ by the prefix PLR alone, so that
 * whatever is typed means one player (ruling 4).
 * `playerId` is null once its player is erased: the code stays reserved (ruling 18).
 */
export type PlayerCodesTable = {
  code: string
  playerId: string | null
  createdAt: Stamp
}

/**
 * A browser's sign-in; the token is stored hashed. `browserHash` tells a browser that has held a session before (ruling 15). `adminMark` tells
 * with which admin secret `adminUntil` was got (ruling 12).
 */
export type SessionsTable = {
  id: string
  tokenHash: Buffer
  playerId: string
  browserHash: Buffer
  adminUntil: NullableStamp
  adminMark: Buffer | null
  createdAt: Stamp
  expiresAt: ColumnType<Date, Date, Date>
  endedAt: NullableStamp
}

/** Replies to calls that create something, by the hash of the client's key (ruling 20); null while the call is under way. */
export type IdempotencyKeysTable = {
  keyHash: Buffer
  requestHash: Buffer
  reply: JSONColumnType<object> | null
  createdAt: Stamp
}

/**
 * One marked answer. The built-in judgement is there from the start; `model` is added by the worker while `isAwaitingModel`.
 * `leaseUntil`: until when somebody waits for that; then the sweep settles the row. `eventId`: the progress event that counts it, at most one.
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
  score: number
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

/** What an event is about (document 1, §2); the first three answer questions. */
export type ProgressKind = 'ai-evaluated' | 'self-graded' | 'trivia' | 'crossword' | 'memory' | 'study'

/**
 * Every change of progress, stored once and never edited but for `appliedAt` (ruling 20). Those of an erased player stay as counts, without
 * player and login (ruling 18).
 */
export type ProgressEventsTable = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  playerId: string | null
  /** The player's last login before `occurredAt` (ruling 19). */
  loginId: string | null
  kind: ProgressKind
  occurredAt: ColumnType<Date, Date, never>
  /** The player's own day, YYYY-MM-DD (ruling 23). */
  localDate: string
  studySeconds: number
  questionsAnswered: number
  pointsEarned: number
  pointsPossible: number
  chapters: JSONColumnType<number[]>
  crosswordsCompleted: number
  triviaPoints: number
  memoryPoints: number
  createdAt: Stamp
  appliedAt: NullableStamp
}

/** Every login of a player, kept after its session is gone: study time is credited to logins (ruling 19). */
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

export type Tables = CoachTables &
  RoomTables & {
    seasons: SeasonsTable
    editions: EditionsTable
    verses: VersesTable
    questions: QuestionsTable
    triviaQuestions: TriviaQuestionsTable
    crosswordPuzzles: CrosswordPuzzlesTable
    glossaryTerms: GlossaryTermsTable
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
    memoryGameStarts: MemoryGameStartsTable
    memoryGameRecords: MemoryGameRecordsTable
  }
