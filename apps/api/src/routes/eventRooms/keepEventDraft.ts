import { findEventRoom } from '@seraph/db/queries/events/eventRooms'
import { findSheetText, keepEventDraft as keepRow, keepLateLine } from '@seraph/db/queries/events/eventSheets'
import { findDistress } from '@seraph/distress/findDistress'
import { graceMs } from '@seraph/domain/event/refuseDraft'
import { keepEventDraft } from '@seraph/schema/http/events/eventRooms'
import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { careFor } from '../../heedDistress.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { heedAnswer } from '../evaluate/heedAnswer.ts'
import { findOwnEventSeat } from './eventAccess.ts'

/** Keeps the scribe's sheet as far as it is written (rule 231); what comes after the lock isn't taken, and answered with what counts. */
export function addKeepEventDraft(app: FastifyInstance, deps: Deps): void {
  serve(app, keepEventDraft, async ({ params, body, request }) => {
    const seat = await findOwnEventSeat(deps, request, params.roomId)
    if (seat?.kind !== 'member') throw new AppError('not_in_room')
    await deps.floodLimit.count('event_drafts', seat.id)
    const answer = withoutUnseen(body.answer)
    const draft = { ...body, roomId: params.roomId, seatId: seat.id, answer }
    const isKept = await keepRow(deps.db, { ...draft, graceMs })
    if (!isKept) await keepLateLine(deps.db, draft)
    const counts = isKept ? undefined : await findSheetText(deps.db, draft)
    const care = await careOf(deps, params.roomId, { answer, playerId: seat.playerId })
    return { isKept, ...(counts !== undefined && { counts }), ...(care !== undefined && { care }) }
  })
}

/** Kind words for a scribe whose sheet speaks of distress (rule 50); it is counted once, with the sheet's mark. */
async function careOf(
  deps: Deps,
  roomId: string,
  { answer, playerId }: { answer: string; playerId: string | null },
): Promise<string | undefined> {
  if (findDistress(answer) === undefined) return undefined
  const row = await findEventRoom(deps.db, roomId)
  const season = row && (await getOpenSeason(deps, row.seasonId))
  const known = season?.questionById.get(row?.asked?.id ?? '')
  if (season === undefined || known === undefined) return undefined
  const kind = await heedAnswer(deps, season, known, answer)
  return kind === undefined ? undefined : careFor(deps, playerId ?? undefined)
}
