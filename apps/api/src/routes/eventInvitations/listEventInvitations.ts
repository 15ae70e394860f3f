import { listEventInvitations as listRows } from '@seraph/db/queries/events/eventInvitations'
import { listEventInvitations } from '@seraph/schema/http/events/eventInvitations'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

const most = 30

/** What became of the signed-in coach's invitations (rule 239), and the link of each that is open. */
export function addListEventInvitations(app: FastifyInstance, deps: Deps): void {
  serve(app, listEventInvitations, async ({ request }) => {
    const { code, coach } = await getCoachSession(deps, request)
    const rows = await listRows(deps.db, { code, coachId: coach?.id, limit: most })
    return { invitations: rows.map(({ beginsAt, ...row }) => ({ ...row, beginsAt: beginsAt.toISOString() })) }
  })
}
