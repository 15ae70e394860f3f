import type { Tx } from '@seraph/db/open'
import { recordProgress } from '@seraph/db/queries/progressEvents'
import type { NewProgressEvent, RecordedProgress } from '@seraph/db/queries/progressEvents'
import type { PlayerRow } from '@seraph/db/queries/players'
import { findProgressState } from '@seraph/db/queries/progressState'
import { believedOccurredAt } from '@seraph/domain/progress/believedOccurredAt'
import { studySecondsFromMinutes } from '@seraph/domain/progress/claimedSeconds'
import { localDate } from '@seraph/domain/progress/localDate'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { updateProgress } from '@seraph/schema/http/progress'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { CurrentSeason } from '../../currentSeason.ts'
import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../idempotent.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { timeZoneOf } from '../players/timeZoneOf.ts'
import { getOwnSession } from './getOwnSession.ts'
import { presentProgress, withEvent } from './presentProgress.ts'

/** What every progress update says. */
type Update = { chaptersStudied: number[]; studyTime: number; occurredAt?: string | undefined }

/** What an endpoint makes of its update besides. */
type Facts = Pick<NewProgressEvent, 'kind'> &
  Partial<Pick<NewProgressEvent, 'crosswordsCompleted' | 'triviaPoints' | 'memoryPoints' | 'evaluationIds'>> & {
    scores?: { questionsAnswered: number; pointsEarned: number; pointsPossible: number; chapters: number[] }
  }

/**
 * Stores one event of the session's own player and answers with the fresh progress (rulings 19–23); a repeat under the same key
 * stores nothing. Two statements, the session's included.
 */
export async function recordEvent(
  deps: Deps,
  call: { request: FastifyRequest; params: { playerId: string }; body: Update },
  factsOf: (season: CurrentSeason) => Facts,
): Promise<ReplyOf<typeof updateProgress>> {
  const { request, params, body } = call
  const season = await getCurrentSeason(deps)
  const { player } = await getOwnSession(deps, request, params.playerId)
  return storeEvent(deps, { request, body, season, player, facts: factsOf(season) })
}

/**
 * The same for a player who is known already. `alongside` writes what belongs to the event in its transaction; not for a repeat.
 * The totals follow by a job, which may be lost: a sweep finds the event.
 */
export async function storeEvent(
  deps: Deps,
  given: { request: FastifyRequest; body: Update; season: CurrentSeason; player: PlayerRow; facts: Facts },
  alongside?: (tx: Tx, event: NewProgressEvent) => Promise<void>,
): Promise<ReplyOf<typeof updateProgress>> {
  const { request, season, player } = given
  const receivedAt = deps.clock()
  const event = makeEvent({ ...given, receivedAt })
  const recorded = await record(deps, event, alongside)
  if (recorded.outcome === 'evaluation_unknown') throw new AppError('evaluation_not_found')
  if (recorded.outcome === 'evaluation_of_another') throw new AppError('forbidden')

  const timeZone = zoneOf(request, player)
  const facts = { season: season.season, today: localDate(receivedAt, timeZone), timeZone }
  if (recorded.outcome === 'repeated') {
    if (recorded.requestHash !== event.requestHash) throw new AppError('idempotency_key_reused')
    const state = await findProgressState(deps.db, player.id, season.id)
    if (state === undefined) throw new AppError('player_not_found')
    return { eventId: recorded.eventId, progress: presentProgress(state, facts) }
  }
  deps.queue.applyProgress({ playerId: player.id, season: season.id, requestId: request.id })
  const state = withEvent(recorded.state, recorded.event)
  return { eventId: event.id, progress: presentProgress(state, facts) }
}

async function record(
  deps: Deps,
  event: NewProgressEvent,
  alongside: ((tx: Tx, event: NewProgressEvent) => Promise<void>) | undefined,
): Promise<RecordedProgress> {
  if (alongside === undefined) return recordProgress(deps.db, event)
  return deps.db.transaction().execute(async (tx) => {
    const recorded = await recordProgress(tx, event)
    if (recorded.outcome === 'recorded') await alongside(tx, event)
    return recorded
  })
}

function makeEvent(given: {
  request: FastifyRequest
  body: Update
  season: CurrentSeason
  player: PlayerRow
  receivedAt: number
  facts: Facts
}): NewProgressEvent {
  const { request, body, season, player, receivedAt } = given
  const { scores, ...facts } = given.facts
  if (!body.chaptersStudied.every((chapter) => season.questions.has(chapter)))
    throw new AppError('chapter_not_in_season')
  const stated = body.occurredAt === undefined ? undefined : Date.parse(body.occurredAt)
  const occurredAt = believedOccurredAt({ stated, receivedAt, registeredAt: player.createdAt.getTime() })
  return {
    id: randomUUID(),
    idempotencyKey: idempotencyKeyOf(request) ?? null,
    requestHash: hashRequest(request).toString('hex'),
    seasonId: season.id,
    playerId: player.id,
    occurredAt: new Date(occurredAt),
    localDate: localDate(occurredAt, zoneOf(request, player)),
    studySeconds: studySecondsFromMinutes(body.studyTime),
    questionsAnswered: scores?.questionsAnswered ?? 0,
    pointsEarned: scores?.pointsEarned ?? 0,
    pointsPossible: scores?.pointsPossible ?? 0,
    chapters: [...body.chaptersStudied, ...(scores?.chapters ?? [])],
    crosswordsCompleted: 0,
    triviaPoints: 0,
    memoryPoints: 0,
    evaluationIds: [],
    timeZone: timeZoneOf(request) ?? null,
    ...facts,
  }
}

/** The browser's time zone, else the last known, else UTC (ruling 23). */
function zoneOf(request: FastifyRequest, player: PlayerRow): string {
  return timeZoneOf(request) ?? player.timeZone ?? 'UTC'
}
