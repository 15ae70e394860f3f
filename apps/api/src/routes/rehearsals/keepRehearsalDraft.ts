import { findRehearsal, keepDraft } from '@seraph/db/queries/events/rehearsals'
import { graceMs } from '@seraph/domain/event/refuseDraft'
import { keepRehearsalDraft } from '@seraph/schema/http/events/events'
import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'
import { networkOf } from '@seraph/service/limits/networkOf'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { requireRehearsal } from './rehearsalAccess.ts'

/** Keeps what is written so far; not kept where the time is over, or another question is open. */
export function addKeepRehearsalDraft(app: FastifyInstance, deps: Deps): void {
  serve(app, keepRehearsalDraft, async ({ params, body, request }) => {
    await deps.floodLimit.count('rehearsal_drafts', networkOf(request.ip))
    const { id } = await requireRehearsal(deps, request, await findRehearsal(deps.db, params.rehearsalId))
    const draft = { id, question: body.question, answer: withoutUnseen(body.answer), graceMs }
    return { isKept: await keepDraft(deps.db, draft) }
  })
}
