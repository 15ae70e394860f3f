import { findRoomResults } from '@seraph/db/queries/rooms/roomResults'
import { getRoomResults } from '@seraph/schema/http/rooms/roomResults'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { presentResults } from './presentResults.ts'
import type { RoomResults } from './presentResults.ts'
import { requireHost } from '../roomAccess.ts'

export function addGetRoomResults(app: FastifyInstance, deps: Deps): void {
  serve(app, getRoomResults, async ({ params: { roomId }, request }) => {
    return readResults(deps, request, roomId)
  })
}

/** A room's results for its host, while it runs and for ever after; throws `not_host`, also where there is no such room. */
export async function readResults(deps: Deps, request: FastifyRequest, roomId: string): Promise<RoomResults> {
  await requireHost(deps, request, roomId)
  const row = await findRoomResults(deps.db, roomId)
  if (row === undefined) throw new AppError('room_not_found')
  return presentResults(row)
}
