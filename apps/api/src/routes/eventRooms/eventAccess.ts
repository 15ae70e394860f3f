import { findEventSeat } from '@seraph/db/queries/events/eventSeats'
import type { EventSeatRow } from '@seraph/db/queries/events/eventSeats'
import { findCoachOfEvent } from '@seraph/db/queries/events/eventRooms'
import type { EventAudience } from '@seraph/domain/event/viewEventRoom'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyRequest } from 'fastify'

import { findCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'

/**
 * Who calls about an event room: `audience` is what they may see, `name` what a correction says of them, `seat` whose token it was. Of two
 * clubs no coach is told the other's name (rule 239).
 */
export type EventCaller = { audience: EventAudience; name: string; seat: EventSeatRow | undefined }

/** The seat whose token the request carries, where it is one of this room; undefined for any other. */
export async function findOwnEventSeat(
  deps: Deps,
  request: FastifyRequest,
  roomId: string,
): Promise<EventSeatRow | undefined> {
  const token = request.headers[roomTokenHeader]
  if (typeof token !== 'string' || token === '') return undefined
  const seat = await findEventSeat(deps.db, hashToken(token))
  return seat?.roomId === roomId ? seat : undefined
}

/**
 * Who calls: by a token of the room, else by the session of the coach
 * who opened it, or whose club visits (rules 232 and 239). Throws `not_in_room` for everybody else.
 */
export async function getEventCaller(deps: Deps, request: FastifyRequest, roomId: string): Promise<EventCaller> {
  const seat = await findOwnEventSeat(deps, request, roomId)
  if (seat !== undefined) return { audience: audienceOf(seat), name: seat.nickname, seat }
  const coach = await findCoach(deps, request)
  const own = { roomId, code: coach?.code ?? '', coachId: coach?.coach?.id }
  const found = coach && (await findCoachOfEvent(deps.db, own))
  if (coach === undefined || found === undefined) throw new AppError('not_in_room')
  const { role, isBetween } = found
  const name = isBetween ? titles[role] : (coach.helper?.name ?? coach.coach?.name ?? 'Coach')
  return { audience: { role }, name, seat: undefined }
}

const titles = { host: 'The host', visitor: 'The visiting coach' } as const

/** The same for the host alone: throws `not_host` for everybody else. */
export async function getEventHost(deps: Deps, request: FastifyRequest, roomId: string): Promise<EventCaller> {
  const caller = await getEventCaller(deps, request, roomId).catch(asNotHost)
  if (caller.audience.role !== 'host') throw new AppError('not_host')
  return caller
}

/** The same for the host, and the coach whose club visits. */
export async function getEventCoach(deps: Deps, request: FastifyRequest, roomId: string): Promise<EventCoach> {
  const { audience, name } = await getEventCaller(deps, request, roomId).catch(asNotHost)
  const { role } = audience
  if (role !== 'host' && role !== 'visitor') throw new AppError('not_host')
  return { audience: { role }, name }
}

export type EventCoach = { audience: { role: 'host' | 'visitor' }; name: string }

function asNotHost(error: unknown): never {
  throw error instanceof AppError && error.code === 'not_in_room' ? new AppError('not_host') : error
}

function audienceOf(seat: EventSeatRow): EventAudience {
  return seat.kind === 'member'
    ? { role: 'member', seatId: seat.id, teamId: seat.teamId ?? '', isGuest: seat.isGuest }
    : { role: seat.kind }
}
