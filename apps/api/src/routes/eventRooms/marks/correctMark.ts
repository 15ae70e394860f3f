import { correctSheet, findMarkedSheet } from '@seraph/db/queries/events/eventSheets'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import type { Tx } from '@seraph/db/open'
import { countPoints } from '@seraph/judge/count/countPoints'
import { AppError } from '@seraph/service/appError'

/** A part of a marked sheet that a person gives or takes. */
export type Correction = {
  teamId: string
  question: number
  part: number
  isGiven: boolean
  who: string
  isAppeal: boolean
}

/**
 * Gives or takes a part of a marked sheet in a locked room, and keeps who did
 * it, when, before and after (rule 233); whether that changed anything. Throws
 * `event_sheet_not_found`, and `event_result_published` once the result was told.
 */
export async function correctMark(tx: Tx, row: EventRoomRow, correction: Correction): Promise<boolean> {
  if (row.isPublished) throw new AppError('event_result_published')
  const { teamId, question, part, isGiven, who, isAppeal } = correction
  const sheet = await findMarkedSheet(tx, { roomId: row.id, teamId, question })
  const before = sheet?.parts[part]
  if (sheet === undefined || before === undefined) throw new AppError('event_sheet_not_found')
  if ((before.status === 'given') === isGiven) return false
  const status = isGiven ? 'given' : 'missing'
  const parts = sheet.parts.with(part, { ...before, status })
  const givenCount = parts.filter((one) => one.status === 'given').length
  const scoreAfter = countPoints({ points: sheet.maxScore, partCount: parts.length, givenCount, wrongCount: 0 })
  const kept = { roomId: row.id, teamId, question, part, statusBefore: before.status, statusAfter: status } as const
  await correctSheet(tx, { ...kept, scoreBefore: sheet.score, scoreAfter, who, isAppeal }, parts)
  return true
}
