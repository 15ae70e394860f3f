import { listUncountedSeats, markEventCounted } from '@seraph/db/queries/events/eventSeats'
import type { EventStudyRow } from '@seraph/db/queries/events/eventSeats'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { dayInZone } from '@seraph/domain/counting/dayInZone'
import { answerMs, nad2023 } from '@seraph/domain/event/eventProfile'
import { countsWith } from '@seraph/schema/progress/progressKinds'
import { randomUUID } from 'node:crypto'

import type { Deps } from '../../deps.ts'

/**
 * A rehearsal that is over becomes a study day of each member whose own session
 * holds the seat, once, on the day on which it ended; it counts no question and no
 * point (rule 236). Whoever is left out by a fault is made up for when the
 * member looks at the result.
 */
export async function noteEventStudy(deps: Deps, given: { roomId: string; requestId: string }): Promise<void> {
  const seats = await listUncountedSeats(deps.db, given.roomId)
  for (const seat of seats) {
    const isNew = await deps.db.transaction().execute(async (tx) => {
      if (!(await markEventCounted(tx, seat.seatId))) return false
      await recordProgress(tx, studyOf(seat))
      return true
    })
    if (isNew) deps.queue.applyProgress({ playerId: seat.playerId, season: seat.seasonId, requestId: given.requestId })
  }
}

function studyOf({
  playerId,
  seasonId,
  endedAt,
  points,
  ...zone
}: EventStudyRow): Parameters<typeof recordProgress>[1] {
  const occurredAt = endedAt.getTime()
  const openMs = points.reduce((sum, one) => sum + answerMs(nad2023, one), 0)
  return {
    id: randomUUID(),
    idempotencyKey: null,
    requestHash: '',
    seasonId,
    playerId,
    kind: 'study',
    occurredAt,
    localDate: dayInZone(occurredAt, zone, undefined).localDate,
    studySeconds: Math.round(openMs / 1_000),
    chapters: [],
    counts: countsWith(),
    correctionOf: null,
    evaluationIds: [],
    actions: [],
    timeZone: null,
  }
}
