import type { CoachSessionRow } from '@seraph/db/queries/coaches/coachSessions'
import { findSeat } from '@seraph/db/queries/rooms/roomSeats'
import type { SeatHolder } from '@seraph/db/queries/rooms/roomSeats'
import { isRoomOfCoach } from '@seraph/db/queries/rooms/studyRooms'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { AppError } from '@seraph/service/appError'
import { hashToken, makeToken } from '@seraph/service/session'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotencyKeyOf } from '../../http/idempotent.ts'

/** The seat whose token the request carries, undefined without one that opens any. */
export async function findOwnSeat(deps: Deps, request: FastifyRequest): Promise<SeatHolder | undefined> {
  const token = request.headers[roomTokenHeader]
  return typeof token === 'string' && token !== '' ? findSeat(deps.db, hashToken(token)) : undefined
}

/** The coach who asks, where the room is theirs (rule 14). */
export async function findRoomCoach(
  deps: Deps,
  request: FastifyRequest,
  roomId: string,
): Promise<CoachSessionRow | undefined> {
  const coach = await findCoach(deps, request)
  if (coach === undefined) return undefined
  const isTheirs = await isRoomOfCoach(deps.db, { roomId, code: coach.code, coachId: coach.coach?.id })
  return isTheirs ? coach : undefined
}

/** Whether a room's host asks, by the host's token or the coach's session that opened it. */
export async function isHost(deps: Deps, request: FastifyRequest, roomId: string): Promise<boolean> {
  const seat = await findOwnSeat(deps, request)
  if (seat?.isHost === true && seat.roomId === roomId) return true
  return (await findRoomCoach(deps, request, roomId)) !== undefined
}

/** Refuses whoever isn't a room's host: `not_host`. */
export async function requireHost(deps: Deps, request: FastifyRequest, roomId: string): Promise<void> {
  if (!(await isHost(deps, request, roomId))) throw new AppError('not_host')
}

/**
 * The token that a call hands out for a seat: with an `Idempotency-Key` made of it, so that a repeat answers the same and nothing is stored
 * in plain; the key is its client's secret.
 */
export function seatTokenOf(request: FastifyRequest, seatId: string): string {
  const key = idempotencyKeyOf(request)
  return key === undefined ? makeToken() : createHash('sha256').update(`seat ${seatId} ${key}`).digest('base64url')
}
