import { findAwaitingEvaluation } from '@seraph/db/queries/progress/evaluations'
import { listOverdueRoomAnswers } from '@seraph/db/queries/rooms/settledAnswers'
import { deleteDeadHubs, listDeadConnections, markAway } from '@seraph/db/queries/rooms/roomConnections'
import { endRoom, listIdleRooms } from '@seraph/db/queries/rooms/studyRooms'
import { publishRoom } from '@seraph/service/publishRoom'

import type { Deps } from '../deps.ts'
import { settleRoom } from './settleRoom.ts'

/** A hub gives a sign of life every 5 s; one that has given none for so long is dead, and its members are away (SPEC 5.7). */
const hubSilenceSeconds = 15
/** A room without any event for so long is over (rule 37). */
const idleHours = 12
const atOnce = 200

/** Settles marks whose model never answered, completes idle rooms, and tells who is away since its hub died. */
export async function sweepRooms(deps: Pick<Deps, 'db' | 'redis' | 'queue' | 'env' | 'log'>): Promise<void> {
  const { db, log } = deps
  const bus = { redis: deps.redis, prefix: deps.env.REDIS_PREFIX, log }
  for (const { evaluationId, builtIn } of await listOverdueRoomAnswers(db, atOnce)) {
    const parts = (await findAwaitingEvaluation(db, evaluationId))?.parts ?? []
    if (await settleRoom(deps, { evaluationId, builtIn, parts, model: undefined }))
      log.warn({ evaluationId }, 'overdue room answer settled')
  }
  for (const roomId of await listIdleRooms(db, idleHours, atOnce)) {
    const happened = await db.transaction().execute((tx) => endRoom(tx, roomId, 'idle'))
    if (happened !== undefined) publishRoom(bus, happened)
  }
  const dead = await listDeadConnections(db, hubSilenceSeconds, atOnce)
  if (dead.length > 0) for (const happened of await markAway(db, dead)) publishRoom(bus, happened)
  await deleteDeadHubs(db)
}
