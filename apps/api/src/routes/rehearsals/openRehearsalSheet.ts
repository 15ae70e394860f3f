import { findRehearsal, openSheet } from '@seraph/db/queries/events/rehearsals'
import { answerMs, nad2023 } from '@seraph/domain/event/eventProfile'
import { openRehearsalSheet } from '@seraph/schema/http/events/events'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { readRehearsal, requireRehearsal } from './rehearsalAccess.ts'

/** Opens the sheet of the question that comes, by the database's clock; a second call changes nothing (rule 217). */
export function addOpenRehearsalSheet(app: FastifyInstance, deps: Deps): void {
  serve(app, openRehearsalSheet, async ({ params, body, request }) => {
    const row = await requireRehearsal(deps, request, await findRehearsal(deps.db, params.rehearsalId))
    const question = row.questions[body.question]
    if (question === undefined || body.question > row.sheets.length) throw new AppError('not_this_question')
    await openSheet(deps.db, { id: row.id, question: body.question, answerMs: answerMs(nad2023, question.points) })
    return readRehearsal(deps, row.id)
  })
}
