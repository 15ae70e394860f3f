import { findEventRoomByCode } from '@seraph/db/queries/events/eventRooms'
import { findEventRoom } from '@seraph/schema/http/events/eventRooms'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { guesserOf } from '../../../http/guesserOf.ts'

/** The names of an event and of its teams, for whoever has its code. */
export function addFindEventRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, findEventRoom, async ({ params, request }) => guessEventRoom(deps, request, params.code))
}

/** The room that lives under a code; codes of none count as guesses (rule 15). Throws `room_not_found`, `too_many_attempts`. */
export async function guessEventRoom(deps: Deps, request: FastifyRequest, code: string) {
  const room = await deps.guessLimit.attempt({
    kind: 'room_code',
    ...guesserOf(deps, request),
    look: () => findEventRoomByCode(deps.db, code),
  })
  if (room === undefined) throw new AppError('room_not_found')
  return room
}
