import { findRoom, findRoomByCode } from '@seraph/db/queries/rooms/studyRooms'
import type { Room } from '@seraph/schema/rooms/room'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { findOwnSeat, findRoomCoach } from './roomAccess.ts'
import { guesserOf } from '../../http/guesserOf.ts'

/** A room found by its code, and whether the caller is one of its members or its coach. */
export type GuessedRoom = { room: Room; isMember: boolean }

/**
 * The room that a code means to this caller: a member's own, also once it is over and its code another's, else the living or newest one.
 * Codes of no room count as guesses (rule 15); a member is never locked out. Throws `room_not_found`, `too_many_attempts`.
 */
export async function guessRoom(deps: Deps, request: FastifyRequest, code: string): Promise<GuessedRoom> {
  const own = await findOwnRoom(deps, request, code)
  if (own !== undefined) return { room: own, isMember: true }
  const lookIfRefused = async (): Promise<Room | undefined> => {
    const room = await findRoomByCode(deps.db, code)
    return room !== undefined && (await findRoomCoach(deps, request, room.id)) !== undefined ? room : undefined
  }
  const room = await deps.guessLimit.attempt({
    kind: 'room_code',
    ...guesserOf(deps, request),
    look: () => findRoomByCode(deps.db, code),
    lookIfRefused,
  })
  if (room === undefined) throw new AppError('room_not_found')
  return { room, isMember: (await findRoomCoach(deps, request, room.id)) !== undefined }
}

async function findOwnRoom(deps: Deps, request: FastifyRequest, code: string): Promise<Room | undefined> {
  const seat = await findOwnSeat(deps, request)
  if (seat === undefined || seat.isGone) return undefined
  const room = await findRoom(deps.db, seat.roomId)
  return room?.code === code ? room : undefined
}
