import { raiseEventVersion } from '@seraph/db/queries/events/eventStands'
import type { EventRoomRow } from '@seraph/db/queries/events/eventRooms'
import type { EventStandRow } from '@seraph/db/queries/events/eventStands'
import { findEventSeatOf, putEventSeat, retokenEventSeat, saveEventDuties } from '@seraph/db/queries/events/eventSeats'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import type { Tx } from '@seraph/db/open'
import { dutiesOfNext } from '@seraph/domain/event/changeDuty'
import { nad2023 } from '@seraph/domain/event/eventProfile'
import { joinEventRoom } from '@seraph/schema/http/events/eventRooms'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../../deps.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { serve } from '../../../http/serve.ts'
import { findPlayerSession } from '../../../session.ts'
import { shownName } from '../../players/shownName.ts'
import { getNamedPlayer } from '../../studyRooms/getNamedPlayer.ts'
import { seatTokenOf } from '../../studyRooms/roomAccess.ts'
import { guessEventRoom } from './findEventRoom.ts'
import { getLocked, tellEventStand } from '../underEventLock.ts'

/** Gives a player a seat in a team (rule 231), or a taken one back to its own token or that player's session (rule 14). */
export function addJoinEventRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, joinEventRoom, async ({ params, body, request }) => {
    const room = await guessEventRoom(deps, request, params.code)
    const player = await getNamedPlayer(deps, request, body.nickname)
    const isGuest = (await findPlayerSession(deps, request))?.player.id !== player.id
    let token: string | undefined
    let stood: EventStandRow | undefined
    const { reply } = await idempotent(deps, request, async (tx) => {
      const row = await getLocked(tx, room.id)
      if (row.phase === 'end') throw new AppError('room_not_found')
      const { id, isNew } = await findAllowedSeat(tx, request, { row, player, isGuest })
      token = seatTokenOf(request, id)
      const tokenHash = hashToken(token)
      if (!isNew) await retokenEventSeat(tx, { id, tokenHash, isGuest })
      else await seat(tx, row, { id, teamId: body.teamId, tokenHash, player, isGuest })
      stood = await raiseEventVersion(tx, row.id)
      return { id: row.id, seatId: id }
    })
    if (stood !== undefined) tellEventStand(deps, stood)
    return { id: reply.id, token: token ?? seatTokenOf(request, reply.seatId) }
  })
}

/** The player's own seat, or a new one; a taken one is refused to whoever has neither its token nor the player's session. */
async function findAllowedSeat(
  tx: Tx,
  request: FastifyRequest,
  { row, player, isGuest }: { row: EventRoomRow; player: PlayerRow; isGuest: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const own = await findEventSeatOf(tx, { roomId: row.id, playerId: player.id })
  if (own === undefined) return { id: randomUUID(), isNew: true }
  const token = request.headers[roomTokenHeader]
  const hasToken = typeof token === 'string' && own.tokenHash.equals(hashToken(token))
  if (!own.isGone && isGuest && !hasToken) throw new AppError('seat_taken')
  return { id: own.id, isNew: own.isGone }
}

async function seat(
  tx: Tx,
  row: EventRoomRow,
  given: { id: string; teamId: string; tokenHash: Buffer; player: PlayerRow; isGuest: boolean },
): Promise<void> {
  const { player, ...own } = given
  if (!row.teams.some(({ id }) => id === own.teamId)) throw new AppError('team_not_found')
  const team = row.seats.filter(({ teamId, id }) => teamId === own.teamId && id !== own.id)
  const duties = dutiesOfNext(team, nad2023.members.most)
  if (duties === undefined) throw new AppError('event_team_full')
  const { takesPen, isGone: _here, ...next } = duties
  const gives = takesPen && row.phase === 'lobby'
  if (gives)
    await saveEventDuties(
      tx,
      team.map((one) => ({ ...one, isScribe: false })),
    )
  await putEventSeat(tx, {
    ...own,
    roomId: row.id,
    kind: 'member',
    playerId: player.id,
    nickname: shownName(player),
    ...next,
    isScribe: next.isScribe && (gives || !takesPen),
  })
}
