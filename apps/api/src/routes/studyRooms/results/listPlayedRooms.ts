import { listPlayedRooms as listRooms } from '@seraph/db/queries/rooms/roomResults'
import { accuracy } from '@seraph/domain/progress/accuracy'
import { listPlayedRooms } from '@seraph/schema/http/rooms/roomResults'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getPlayerSession } from '../../../session.ts'

const roomsListed = 50

export function addListPlayedRooms(app: FastifyInstance, deps: Deps): void {
  serve(app, listPlayedRooms, async ({ request }) => {
    const { player } = await getPlayerSession(deps, request)
    const rooms = await listRooms(deps.db, { playerId: player.id, limit: roomsListed })
    return { rooms: rooms.map((room) => ({ ...room, accuracy: accuracy(room.score, room.pointsPossible) })) }
  })
}
