import type { Tx } from '@seraph/db/open'
import { holdPlayer } from '@seraph/db/queries/players/heldPlayer'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import type { NewProgressEvent, RecordedProgress } from '@seraph/db/queries/progress/progressEvents'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import { findProgressState } from '@seraph/db/queries/progress/progressState'
import { dayInZone } from '@seraph/domain/counting/dayInZone'
import { believedOccurredAt } from '@seraph/domain/progress/believedOccurredAt'
import { studySecondsFromMinutes } from '@seraph/domain/progress/claimedSeconds'
import { localDate } from '@seraph/domain/progress/localDate'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { updateProgress } from '@seraph/schema/http/progress'
import type { CountedNow } from '@seraph/schema/progress/countedNow'
import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countsWith } from '@seraph/schema/progress/progressKinds'
import type { Counts } from '@seraph/schema/progress/progressKinds'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { OpenSeason } from '../../season/openSeason.ts'
import type { Deps } from '../../deps.ts'
import { hashRequest, idempotencyKeyOf } from '../../http/idempotent.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { getOwnSession } from './getOwnSession.ts'
import { presentProgress, withEvent } from './presentProgress.ts'

/** What every progress update says. */
type Update = { chaptersStudied: number[]; studyTime: number; occurredAt?: string | undefined }

/** What an endpoint makes of its update besides. */
type Facts = Pick<NewProgressEvent, 'kind'> &
  Partial<Pick<NewProgressEvent, 'chapters' | 'evaluationIds' | 'actions'>> & { counts?: Partial<Counts> }

/**
 * Stores one event of the session's own player and answers with the fresh progress (rules 19–23); a repeat under the same key
 * stores nothing. Two statements, the session's included.
 */
export async function recordEvent(
  deps: Deps,
  call: { request: FastifyRequest; params: { playerId: string }; body: Update; season: string | undefined },
  factsOf: (season: OpenSeason) => Facts,
): Promise<ReplyOf<typeof updateProgress>> {
  const { request, params, body } = call
  const season = await getOpenSeason(deps, call.season, request)
  const { player } = await getOwnSession(deps, request, params.playerId)
  return storeEvent(deps, { request, body, season, player, facts: factsOf(season) })
}

/** What belongs to an event in its transaction: `before` tells what it does, `after` writes beside it; not for a repeat. */
export type Beside = {
  before: (tx: Tx) => Promise<NewProgressEvent['actions']>
  after: (tx: Tx, event: NewProgressEvent) => Promise<void>
}

/** The same for a player who is known already. The totals follow by a job, which may be lost: a sweep finds the event. */
export async function storeEvent(
  deps: Deps,
  given: { request: FastifyRequest; body: Update; season: OpenSeason; player: PlayerRow; facts: Facts },
  beside?: Beside,
): Promise<ReplyOf<typeof updateProgress>> {
  const { request, season, player } = given
  const receivedAt = deps.clock()
  const event = makeEvent({ ...given, receivedAt })
  const recorded = await record(deps, event, beside)
  if (recorded.outcome === 'player_gone') throw new AppError('player_not_found')
  if (recorded.outcome === 'evaluation_unknown') throw new AppError('evaluation_not_found')
  if (recorded.outcome === 'evaluation_of_another') throw new AppError('forbidden')

  const { timeZone } = dayInZone(receivedAt, player, timeZoneOf(request))
  const facts = { season: season.season, today: localDate(receivedAt, timeZone), timeZone }
  if (recorded.outcome === 'repeated') {
    if (recorded.requestHash !== event.requestHash) throw new AppError('idempotency_key_reused')
    const state = await findProgressState(deps.db, player.id, season.id)
    if (state === undefined) throw new AppError('player_not_found')
    const { id: eventId } = recorded.event
    return { eventId, counted: presentCounted(recorded.event), progress: presentProgress(state, facts) }
  }
  deps.queue.applyProgress({ playerId: player.id, season: season.id, requestId: request.id })
  const state = withEvent(recorded.state, recorded.event)
  return { eventId: event.id, counted: presentCounted(recorded.event), progress: presentProgress(state, facts) }
}

async function record(deps: Deps, event: NewProgressEvent, beside: Beside | undefined): Promise<RecordedProgress> {
  if (beside === undefined) return recordProgress(deps.db, event)
  return deps.db.transaction().execute(async (tx) => {
    await holdPlayer(tx, event.playerId)
    const recorded = await recordProgress(tx, { ...event, actions: await beside.before(tx) })
    if (recorded.outcome === 'recorded') await beside.after(tx, event)
    return recorded
  })
}

/** What of an event's work counts; all of an event from before (rule 151). */
function presentCounted({ counted, counts }: ProgressEvent): CountedNow {
  if (counted === null) return { counted: counts.questionsAnswered, repeated: 0, tooFast: 0 }
  return { counted: counted.counted, repeated: counted.repeated, tooFast: counted.tooFast }
}

function makeEvent(given: {
  request: FastifyRequest
  body: Update
  season: OpenSeason
  player: PlayerRow
  receivedAt: number
  facts: Facts
}): NewProgressEvent {
  const { request, body, season, player, receivedAt } = given
  const { kind, counts, chapters = [], evaluationIds = [], actions = [] } = given.facts
  if (!body.chaptersStudied.every((chapter) => season.questions.has(chapter)))
    throw new AppError('chapter_not_in_season')
  const stated = body.occurredAt === undefined ? undefined : Date.parse(body.occurredAt)
  const occurredAt = believedOccurredAt({ stated, receivedAt, registeredAt: player.createdAt.getTime() })
  const day = dayInZone(occurredAt, player, timeZoneOf(request))
  return {
    id: randomUUID(),
    idempotencyKey: idempotencyKeyOf(request) ?? null,
    requestHash: hashRequest(request).toString('hex'),
    seasonId: season.id,
    playerId: player.id,
    kind,
    occurredAt,
    localDate: day.localDate,
    studySeconds: studySecondsFromMinutes(body.studyTime),
    chapters: [...body.chaptersStudied, ...chapters],
    counts: countsWith(counts),
    correctionOf: null,
    evaluationIds,
    actions,
    timeZone: (timeZoneOf(request) ?? player.timeZone) === null ? null : day.timeZone,
  }
}
