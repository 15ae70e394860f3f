import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findEventRoom } from '@seraph/db/queries/events/eventRooms'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import { listMarkedSheets, savePaperMarks } from '@seraph/db/queries/events/eventSheets'
import { refusePaperMarks } from '@seraph/domain/event/refusePaperMarks'
import { getPaperMarks, typePaperMarks } from '@seraph/schema/http/events/eventRooms'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { findCoach } from '../../../coachSession.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getEventHost } from '../eventAccess.ts'
import { underEventLock } from '../underEventLock.ts'

const codes = {
  not_now: 'event_not_now',
  published: 'event_result_published',
  bad_score: 'not_this_question',
} as const

/** The host types in what teams got on paper, and reads it (rule 237); the result is reckoned and told as ever. */
export function addPaperMarks(app: FastifyInstance, deps: Deps): void {
  serve(app, getPaperMarks, async ({ params, request }) => {
    await getEventHost(deps, request, params.roomId)
    const row = await findEventRoom(deps.db, params.roomId)
    if (row === undefined) throw new AppError('not_in_room')
    return presentPaper(deps, row)
  })
  serve(app, typePaperMarks, async ({ params, body, request }) => {
    await getEventHost(deps, request, params.roomId)
    const coach = await findCoach(deps, request)
    const row = await underEventLock(deps, params.roomId, async (tx, locked) => {
      if (locked.isBetween) throw new AppError('event_between_clubs')
      const refusal = refusePaperMarks(locked, body.marks)
      if (refusal !== undefined) throw new AppError(codes[refusal])
      if (!body.marks.every(({ teamId }) => locked.teams.some(({ id }) => id === teamId)))
        throw new AppError('team_not_found')
      await savePaperMarks(tx, { roomId: locked.id, points: locked.points, marks: body.marks })
      await insertAuditEntry(tx, {
        actor: 'coach',
        ...(coach?.coach !== undefined && { coachId: coach.coach.id }),
        act: 'event_marks_typed',
        subject: { roomId: locked.id, sheets: body.marks.length },
      })
      return true
    })
    return presentPaper(deps, row)
  })
}

async function presentPaper(deps: Deps, { id, points, isPaper }: EventRoomRow): Promise<ReplyOf<typeof getPaperMarks>> {
  const sheets = isPaper ? await listMarkedSheets(deps.db, id) : []
  return { points, marks: sheets.map(({ teamId, question, score }) => ({ teamId, question, score })) }
}
