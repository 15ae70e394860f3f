import { startRoom } from '@seraph/db/queries/rooms/studyRooms'
import { listQuestions } from '@seraph/db/queries/seasons/questions'
import type { Tx } from '@seraph/db/open'
import { narrowQuestions } from '@seraph/domain/rooms/narrowQuestions'
import { orderQuestions } from '@seraph/domain/rooms/orderQuestions'
import { refuseStart } from '@seraph/domain/rooms/refuseStart'
import { startStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import type { Room } from '@seraph/schema/rooms/room'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { changeRoom } from './changeRoom.ts'

/**
 * Starts the quiz; the issues of `chapters_not_assigned` are the nicknames that lack
 * chapters (rule 134). A room that goes together draws its questions (rule 206).
 */
export function addStartStudyRoom(app: FastifyInstance, deps: Deps): void {
  serve(app, startStudyRoom, ({ params: { roomId }, request }) =>
    changeRoom(deps, request, roomId, async (tx, room) => {
      const refusal = refuseStart(room)
      if (refusal === undefined) {
        const isTogether = room.settings.pace === 'together'
        return startRoom(tx, roomId, isTogether ? await drawQuestions(tx, room) : undefined)
      }
      const nicknames = 'nicknames' in refusal ? refusal.nicknames : []
      const issues = nicknames.map((nickname) => ({ path: 'participants', message: nickname }))
      throw new AppError(refusal.code, issues.length > 0 ? { issues } : {})
    }),
  )
}

/** The questions of a room that goes together, the same for everybody, mixed; throws `chapters_without_questions` where there are none. */
async function drawQuestions(tx: Tx, room: Room): Promise<{ id: string; chapter: number }[]> {
  const { id, seasonId, chapters, settings } = room
  const known = await listQuestions(tx, seasonId)
  const inside = known.filter(({ chapter, isRetired }) => !isRetired && chapters.includes(chapter))
  const asked = narrowQuestions(inside, settings.asked)
  if (asked.length === 0) throw new AppError('chapters_without_questions')
  const { questionsEach } = settings
  return orderQuestions(asked, { roomId: id, participantId: id, givenChapters: [chapters], questionsEach })
}
