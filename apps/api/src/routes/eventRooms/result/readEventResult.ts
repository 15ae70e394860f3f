import { findEventRoom, findPublishedEvent } from '@seraph/db/queries/events/eventRooms'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import { findEventSet } from '@seraph/db/queries/events/eventSets'
import { listCorrections, listMarkedSheets } from '@seraph/db/queries/events/eventSheets'
import type { CorrectionRow, MarkedSheetRow } from '@seraph/db/queries/events/eventSheets'
import type { Read } from '@seraph/db/open'
import type { FrozenQuestion } from '@seraph/db/tables/events'
import { nad2023 } from '@seraph/domain/event/eventProfile'
import { eventResult } from '@seraph/domain/event/eventResult'
import { EventTeamResult } from '@seraph/schema/http/events/eventRoom'
import { AppError } from '@seraph/service/appError'
import { z } from 'zod'

/** A result as it is told and kept: with everybody's points. */
export const ToldResult = z.object({
  asked: z.number().int(),
  possible: z.number().int(),
  teams: z.array(EventTeamResult),
})
export type ToldResult = z.infer<typeof ToldResult>

export type ReadResult = ToldResult & {
  row: EventRoomRow
  publishedAt: Date | null
  questions: readonly FrozenQuestion[]
  sheets: MarkedSheetRow[]
  corrections: CorrectionRow[]
}

/** What a room's event came to: as it was told once it was published, else as it is now (rule 235). Throws `not_in_room`. */
export async function readEventResult(db: Read, roomId: string): Promise<ReadResult> {
  const row = await findEventRoom(db, roomId)
  const set = row && (await findEventSet(db, row.setId))
  if (row === undefined || set === undefined) throw new AppError('not_in_room')
  const [sheets, corrections, told] = [
    await listMarkedSheets(db, roomId),
    await listCorrections(db, roomId),
    await findPublishedEvent(db, roomId),
  ]
  const result =
    told === undefined
      ? reckon(row, { questions: set.questions, sheets, corrections })
      : ToldResult.parse(told.published)
  return { ...result, row, publishedAt: told?.publishedAt ?? null, questions: set.questions, sheets, corrections }
}

function reckon(
  row: EventRoomRow,
  { questions, sheets, corrections }: Pick<ReadResult, 'questions' | 'sheets' | 'corrections'>,
): ToldResult {
  const teams = row.teams.filter(
    ({ id }) => row.seats.some((seat) => seat.teamId === id) || sheets.some(({ teamId }) => teamId === id),
  )
  const told = sheets.map((sheet) => ({ ...sheet, isPaper: row.isPaper }))
  const result = eventResult(nad2023, { questions, isVoid: row.isVoid, teams, sheets: told, corrections })
  return {
    ...result,
    teams: result.teams.map(({ chapters, kinds, lost, mended, ...team }) => ({
      ...team,
      detail: { chapters, kinds, lost, mended },
    })),
  }
}
