import { settleRoomAnswer } from '@seraph/db/queries/rooms/settledAnswers'
import { presentEvaluation } from '@seraph/judge/say/presentEvaluation'
import type { Judgement, QuestionPart } from '@seraph/schema/judging'
import { publishRoom } from '@seraph/service/publishRoom'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../deps.ts'
import type { ModelMark } from './marks/judgeByModel.ts'

/**
 * Makes a mark of a room final and tells the room; its progress event is stored with it and applied by a job. False where it was final
 * already. `parts`: the question's, for the other wordings that are told.
 */
export async function settleRoom(
  deps: Pick<Deps, 'db' | 'redis' | 'queue' | 'env' | 'log'>,
  mark: {
    evaluationId: string
    builtIn: Judgement
    parts: readonly QuestionPart[]
    model: ModelMark | undefined
  },
): Promise<boolean> {
  const { evaluationId, builtIn, parts, model } = mark
  const settled = await settleRoomAnswer(deps.db, { evaluationId, builtIn, model, eventId: randomUUID() })
  if (settled === undefined) return false
  const { roomId, version, participant, playerId, eventId, counted } = settled
  const { judgedBy, judgement, isFinal, evaluationId: id, ...answer } = settled.answer
  publishRoom(
    { redis: deps.redis, prefix: deps.env.REDIS_PREFIX, log: deps.log },
    {
      event: {
        type: 'score_updated',
        roomId,
        version,
        userId: participant.id,
        newScore: participant.score,
        participants: [participant],
      },
      answer: {
        ...answer,
        evaluation: { ...presentEvaluation({ id, judgedBy, judgement }, { parts }), isFinal },
        ...(counted !== null && { counted }),
      },
    },
  )
  if (eventId !== null && playerId !== null)
    deps.queue.applyProgress({ playerId, season: settled.seasonId, requestId: `room ${roomId}` })
  return true
}
