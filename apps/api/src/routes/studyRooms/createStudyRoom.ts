import { insertRoomEntry } from '@seraph/db/queries/admin/auditEntries'
import { insertRoom, listUsedRoomCodes } from '@seraph/db/queries/rooms/studyRooms'
import type { Tx } from '@seraph/db/open'
import { chooseRoomCode } from '@seraph/domain/rooms/chooseRoomCode'
import { createStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import { AppError } from '@seraph/service/appError'
import { hashToken } from '@seraph/service/session'
import type { FastifyInstance } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotent } from '../../http/idempotent.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { serve } from '../../http/serve.ts'
import { askedQuestions } from './askedQuestions.ts'
import { requireChapters } from './requireChapters.ts'
import { seatTokenOf } from './roomAccess.ts'

/** Opens a room for the coach whose session it is (rule 14); a repeat under the same key tells the same token. */
export function addCreateStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, createStudyRoom, async ({ body, request, season: named }) => {
    const session = await getCoachSession(deps, request)
    const season = await getOpenSeason(deps, named)
    requireChapters(season, body.chapters)
    const { asked, chapters } =
      body.places === undefined ? { asked: null, chapters: body.chapters } : askedQuestions(season, body.places)
    const coachName = session.helper?.name ?? session.coach?.name ?? session.issuedFor.coachName ?? 'Coach'
    let token: string | undefined
    const { reply } = await idempotent(deps, request, async (tx) => {
      const hostId = randomUUID()
      token = seatTokenOf(request, hostId)
      const room = await insertRoom(tx, {
        id: randomUUID(),
        code: await takeFreeCode(tx),
        seasonId: season.id,
        coachCode: session.code,
        coachName,
        teamName: session.issuedFor.teamName,
        name: body.title ?? `${coachName}’s room`,
        chapters,
        settings: { ...body.settings, asked },
        host: { id: hostId, tokenHash: hashToken(token) },
      })
      await insertRoomEntry(tx, { type: 'room_opened', roomId: room.id })
      return room
    })
    const participant = reply.participants.find(({ isHost }) => isHost)
    if (participant === undefined) throw new Error('a room without a host')
    return { ...reply, participant, hostToken: token ?? seatTokenOf(request, participant.id) }
  })
}

async function takeFreeCode(tx: Tx): Promise<string> {
  const code = chooseRoomCode(await listUsedRoomCodes(tx), (below) => randomInt(below))
  if (code === undefined) throw new AppError('room_codes_exhausted')
  return code
}
