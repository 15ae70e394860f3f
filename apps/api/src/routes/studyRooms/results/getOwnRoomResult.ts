import { findRoomResults } from '@seraph/db/queries/rooms/roomResults'
import { findPlayerSeat } from '@seraph/db/queries/rooms/roomSeats'
import { accuracy } from '@seraph/domain/progress/accuracy'
import { getOwnRoomResult } from '@seraph/schema/http/rooms/roomResults'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { findPlayerSession } from '../../../session.ts'
import { presentResults } from './presentResults.ts'
import { findOwnSeat } from '../roomAccess.ts'

/** A participant's own part of a room, while it runs and for ever after (rule 181); `room_not_found` for everybody else. */
export function addGetOwnRoomResult(app: FastifyInstance, deps: Deps): void {
  serve(app, getOwnRoomResult, async ({ params: { roomId }, request }) => {
    const seatId = await findParticipant(deps, request, roomId)
    const row = seatId === undefined ? undefined : await findRoomResults(deps.db, roomId)
    const results = row && presentResults(row)
    const own = results?.participants.find(({ id }) => id === seatId)
    if (results === undefined || own === undefined) throw new AppError('room_not_found')
    const { id, seasonId, name, status, coachName, startedAt, createdAt, participants } = results
    const sum = (of: 'questionsAnswered' | 'score' | 'pointsPossible'): number =>
      participants.reduce((all, one) => all + one[of], 0)
    const [score, pointsPossible] = [sum('score'), sum('pointsPossible')]
    return {
      id,
      seasonId,
      name,
      status,
      coachName,
      startedAt,
      createdAt,
      nickname: own.nickname,
      questionsAnswered: own.questionsAnswered,
      score: own.score,
      pointsPossible: own.pointsPossible,
      accuracy: own.accuracy,
      chapters: own.chapters,
      answers: own.answers,
      team: {
        participants: participants.filter(({ questionsAnswered }) => questionsAnswered > 0).length,
        questionsAnswered: sum('questionsAnswered'),
        score,
        pointsPossible,
        accuracy: accuracy(score, pointsPossible),
      },
    }
  })
}

/** The seat of whoever asks: by its token, else by the player's session. */
async function findParticipant(deps: Deps, request: FastifyRequest, roomId: string): Promise<string | undefined> {
  const seat = await findOwnSeat(deps, request)
  if (seat !== undefined && seat.roomId === roomId && !seat.isHost) return seat.id
  const session = await findPlayerSession(deps, request)
  return session && (await findPlayerSeat(deps.db, { roomId, playerId: session.player.id }))?.id
}
