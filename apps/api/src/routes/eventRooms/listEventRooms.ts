import { listEventRooms as listRows } from '@seraph/db/queries/events/eventRooms'
import { listEventRooms } from '@seraph/schema/http/events/eventRooms'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

const most = 30

/** The signed-in coach's rehearsals of teams. */
export function addListEventRooms(app: FastifyInstance, deps: Deps): void {
  serve(app, listEventRooms, async ({ request }) => {
    const { code, coach } = await getCoachSession(deps, request)
    const rows = await listRows(deps.db, { code, coachId: coach?.id, limit: most })
    return {
      rooms: rows.map(({ createdAt, beginsAt, ...room }) => ({
        ...room,
        beginsAt: beginsAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
    }
  })
}
