import { listCoachRooms } from '@seraph/db/queries/rooms/roomResults'
import { listStudyRooms } from '@seraph/schema/http/rooms/studyRooms'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

const roomsListed = 100

export function addListStudyRooms(app: FastifyInstance, deps: Deps): void {
  serve(app, listStudyRooms, async ({ request }) => {
    const { code, coach } = await getCoachSession(deps, request)
    return { rooms: await listCoachRooms(deps.db, { code, coachId: coach?.id, limit: roomsListed }) }
  })
}
