import { insertScreen } from '@seraph/db/queries/rooms/roomScreens'
import { showStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import { hashToken, makeToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { guessRoom } from './guessRoom.ts'
import { requireHost } from './roomAccess.ts'

/**
 * Gives the host a screen for a hall: the room, and a token that looks on
 * and leads nothing (rule 224); the token is null once the room is over.
 */
export function addShowStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, showStudyRoom, async ({ params, request }) => {
    const { room } = await guessRoom(deps, request, params.code)
    await requireHost(deps, request, room.id)
    const token = makeToken()
    const isShown = await insertScreen(deps.db, { roomId: room.id, tokenHash: hashToken(token) })
    return { room, token: isShown ? token : null }
  })
}
