import type { PartVerdict } from '@seraph/schema/judging'
import type { EventPhase } from '@seraph/schema/rooms/eventPhase'
import type { ColumnType } from 'kysely'

type Stamp = ColumnType<Date, never, never>
type NullableStamp = ColumnType<Date | null, never, never>

/**
 * A rehearsal of teams over a frozen set (rule 230). `deadline`: when the sheets
 * close, or the break is over, or a phase that ends by itself where the event `runs`. `isVoid`: of each question whether it counts
 * for nobody. `isPaper`: its marks are typed in from paper (rule 237). `published`: the result as it was told (rule 235).
 * `visitingCoachCode`: of the other club's coach, in an event between two (rule 239). `hasNotes`: members may write notes to
 * their team (rule 246). `hasTexts`: the sheets have not been forgotten (rule 18).
 */
export type EventRoomsTable = {
  id: string
  code: string
  setId: string
  coachCode: string
  visitingCoachCode: string | null
  name: string
  version: ColumnType<number, number | undefined, number>
  phase: ColumnType<EventPhase, EventPhase | undefined, EventPhase>
  question: ColumnType<number, number | undefined, number>
  deadline: NullableStamp
  extraMs: ColumnType<number, number | undefined, number>
  isVoid: ColumnType<boolean[], string, string>
  wasBreak: ColumnType<boolean, boolean | undefined, boolean>
  runs: ColumnType<boolean, boolean | undefined, boolean>
  isPaper: ColumnType<boolean, boolean | undefined, boolean>
  hasNotes: ColumnType<boolean, boolean | undefined, boolean>
  showsPoints: ColumnType<boolean, boolean | undefined, boolean>
  published: ColumnType<unknown, never, string | null>
  publishedAt: NullableStamp
  hasTexts: ColumnType<boolean, boolean | undefined, boolean>
  createdAt: Stamp
  endedAt: NullableStamp
}

/** A team; `isOutside`: left out of the highest score; `isVisiting`: of the club that visits. */
export type EventTeamsTable = {
  id: string
  roomId: string
  position: number
  name: string
  isOutside: ColumnType<boolean, boolean | undefined, boolean>
  isVisiting: ColumnType<boolean, boolean | undefined, boolean>
}

/**
 * Who holds a token of an event room: its host, the visiting coach, a screen, a grader, or a member
 * of a team. `countedAt`: when the rehearsal became this player's study day.
 */
export type EventSeatsTable = {
  id: string
  roomId: string
  kind: 'host' | 'screen' | 'grader' | 'member' | 'visitor'
  teamId: string | null
  playerId: string | null
  nickname: string
  isCaptain: ColumnType<boolean, boolean | undefined, boolean>
  isScribe: ColumnType<boolean, boolean | undefined, boolean>
  isAlternate: ColumnType<boolean, boolean | undefined, boolean>
  isGuest: ColumnType<boolean, boolean | undefined, boolean>
  isGone: ColumnType<boolean, boolean | undefined, boolean>
  tokenHash: Buffer
  countedAt: NullableStamp
  createdAt: Stamp
}

/**
 * A team's sheet of one question. `draftNumber` orders its drafts;
 * `late`: what came after the lock, which counts for nothing (rule 231).
 */
export type EventSheetsTable = {
  roomId: string
  teamId: string
  question: number
  draft: ColumnType<string, string | undefined, string>
  draftNumber: ColumnType<number, number | undefined, number>
  late: ColumnType<string | null, string | null | undefined, string | null>
  score: ColumnType<number | null, number | null | undefined, number | null>
  maxScore: ColumnType<number | null, number | null | undefined, number | null>
  parts: ColumnType<PartVerdict[] | null, string | null | undefined, string | null>
}

/** What a person changed in a mark: who, when, before and after (rule 233). */
export type EventCorrectionsTable = {
  id: string
  roomId: string
  teamId: string
  question: number
  part: number
  statusBefore: PartVerdict['status']
  statusAfter: PartVerdict['status']
  scoreBefore: number
  scoreAfter: number
  who: string
  isAppeal: boolean
  createdAt: Stamp
}

/** A team asks the panel to look at a part again (rule 234). */
export type EventAppealsTable = {
  id: string
  roomId: string
  teamId: string
  question: number
  part: number
  decision: ColumnType<'affirmed' | 'overturned' | null, undefined, 'affirmed' | 'overturned'>
  createdAt: Stamp
  decidedAt: NullableStamp
}

export type EventRoomTables = {
  eventRooms: EventRoomsTable
  eventTeams: EventTeamsTable
  eventSeats: EventSeatsTable
  eventSheets: EventSheetsTable
  eventCorrections: EventCorrectionsTable
  eventAppeals: EventAppealsTable
}
