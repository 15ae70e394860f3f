import { findAwaitingEvaluation } from '@seraph/db/queries/progress/evaluations'
import type { JudgeRoomAnswer } from '@seraph/schema/jobs/evaluation'

import type { Deps } from '../../deps.ts'
import { judgeByModel } from './judgeByModel.ts'
import { settleRoom } from '../settleRoom.ts'

/**
 * Asks the model about one answer of a room and makes its mark final, by the model's judgement or, where none comes, as it is; the room is
 * told after the commit (rule 36).
 */
export async function judgeRoomAnswer(deps: Deps, job: JudgeRoomAnswer): Promise<void> {
  const { evaluationId, requestId: reqId } = job
  const log = deps.log.child({ reqId, evaluationId })
  const awaiting = await findAwaitingEvaluation(deps.db, evaluationId)
  if (awaiting === undefined) {
    log.info('nothing to judge')
    return
  }
  const model = await judgeByModel(deps, awaiting).catch((error: unknown) => {
    log.warn({ err: error }, 'the built-in mark stands')
    return undefined
  })
  const { builtIn, parts } = awaiting
  const isSettled = await settleRoom(deps, { evaluationId, builtIn, parts, model })
  log.info({ judgedBy: model === undefined ? 'built-in' : 'model', isSettled }, 'room answer settled')
}
