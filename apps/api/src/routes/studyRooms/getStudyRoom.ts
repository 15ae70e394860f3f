import { getStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { guessRoom } from './guessRoom.ts'

/** A room for its members; anybody else learns its status and name (rule 14). */
export function addGetStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, getStudyRoom, async ({ params, request }) => {
    const { room, isMember } = await guessRoom(deps, request, params.code)
    const { code, name, status } = room
    return { code, name, status, ...(isMember && { room }) }
  })
}
