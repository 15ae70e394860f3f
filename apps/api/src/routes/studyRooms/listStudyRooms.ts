import { listCoachRooms } from '@seraph/db/queries/roomResults'
import { listStudyRooms } from '@seraph/schema/http/studyRooms'
import type { FastifyInstance } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { serve } from '../../serve.ts'

const roomsListed = 100

export function addListStudyRooms(app: FastifyInstance, deps: Deps): void {
  serve(app, listStudyRooms, async ({ request, reply }) => {
    const { code, coach } = await getCoachSession(deps, request)
    const { id: seasonId } = await getCurrentSeason(deps)
    reply.header('cache-control', 'no-store')
    return { rooms: await listCoachRooms(deps.db, { code, coachId: coach?.id, seasonId, limit: roomsListed }) }
  })
}
