import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countNames } from '@seraph/schema/progress/progressKinds'
import type { CountName, Counts } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import type { Places } from '../../prepared.ts'
import { isSheetMark } from '../events/sheetMarks.ts'
import { answerTime, busyAfter, countedSteps, countedValues, lockedPace } from './countedWork.ts'
import type { Action } from './countedWork.ts'
import { insertedEvent } from './insertedEvent.ts'
import { milestones } from './milestones.ts'
import { otherDays } from './otherDays.ts'
import { progressState, storedEvent } from './progressState.ts'
import type { PlayerState, StoredEvent } from './progressState.ts'

/**
 * An event to store; what its evaluations add to questions, points and
 * chapters is counted by the statement, and what of its work counts.
 */
export type NewProgressEvent = Omit<ProgressEvent, 'loginId' | 'counted'> & {
  idempotencyKey: string | null
  requestHash: string
  playerId: string
  /** Evaluations to count, each once whatever happens (rule 21). */
  evaluationIds: readonly string[]
  /** What it did besides, in the order in which it was done. */
  actions: readonly Action[]
  /** The zone of its local date, to be remembered as the player's. */
  timeZone: string | null
}

/**
 * What became of it: `state` is the player's season as it was before `event`. `repeated`: the key was used before, by a request
 * with this hash (rule 20). `player_gone`: the player was erased in this moment.
 */
export type RecordedProgress =
  | { outcome: 'recorded'; event: StoredEvent; state: PlayerState }
  | { outcome: 'repeated'; event: StoredEvent; requestHash: string }
  | { outcome: 'evaluation_unknown' }
  | { outcome: 'evaluation_of_another' }
  | { outcome: 'player_gone' }

type Row = PlayerState & {
  isThere: boolean
  known: number
  own: number
  eventId: string | null
  requestHash: string | null
  event: StoredEvent
}

/**
 * Stores an event and claims its evaluations in one statement; nothing is written when one of them is unknown, still being
 * judged, a rehearsal's sheet (rule 186), or not
 * the player's. An evaluation that an earlier event claimed adds nothing. The event belongs to the player's last
 * login before it occurred, else to the first (rule 19). Of the player's calls
 * at once one waits for the other, so that no work counts twice (rule 44).
 */
export async function recordProgress(db: OneWrite, event: NewProgressEvent): Promise<RecordedProgress> {
  const evaluationIds = [...new Set(event.evaluationIds)]
  const { counts, actions, ...rest } = event
  const given = {
    ...rest,
    ...counts,
    occurredAt: new Date(event.occurredAt),
    evaluationIds,
    evaluationCount: evaluationIds.length,
    chapters: JSON.stringify(event.chapters),
    actions: JSON.stringify(
      actions.map(({ needMs, triviaPoints, memoryPoints, ...action }) => ({
        ...action,
        need_ms: needMs,
        trivia_points: triviaPoints,
        memory_points: memoryPoints,
      })),
    ),
  }
  const [row] = await insertProgress(db, given)
  if (row === undefined) throw new Error('the statement always has one row')
  const { isThere, known, own, eventId, requestHash, event: stored, ...state } = row
  if (eventId === event.id) return { outcome: 'recorded', event: stored, state }
  if (eventId !== null && requestHash !== null) return { outcome: 'repeated', event: stored, requestHash }
  if (!isThere) return { outcome: 'player_gone' }
  if (known < evaluationIds.length) return { outcome: 'evaluation_unknown' }
  if (own < evaluationIds.length) return { outcome: 'evaluation_of_another' }
  throw new Error(`player ${event.playerId} has never logged in`)
}

type Given = Omit<NewProgressEvent, 'chapters' | 'counts' | 'occurredAt' | 'actions'> &
  Counts & { chapters: string; actions: string; occurredAt: Date; evaluationCount: number }

/** What is told, and what the evaluations add to it. */
function countsOf(event: Places<Given>): Record<CountName, RawBuilder<unknown>> {
  const told = Object.fromEntries(countNames.map((name) => [name, event[name]])) as Record<
    CountName,
    RawBuilder<unknown>
  >
  return {
    ...told,
    questionsAnswered: sql`${told.questionsAnswered} + (select count(*) from fresh)`,
    pointsEarned: sql`${told.pointsEarned} + coalesce((select sum(score + added_points) from fresh), 0)`,
    pointsPossible: sql`${told.pointsPossible} + coalesce((select sum(max_score) from fresh), 0)`,
  }
}

/** What of it counts; a correction does no work (rule 139). */
function ownWork(correctionOf: RawBuilder<unknown>): typeof countedValues {
  const own = Object.entries(countedValues).map(([name, value]) => [
    name,
    sql`case when ${correctionOf}::uuid is null then ${value} end`,
  ])
  return Object.fromEntries(own) as typeof countedValues
}

const insertProgress = prepared<Given, Row>(
  'record_progress',
  (event) => sql`
    with pace as (
      ${lockedPace(event.playerId)}
    ), wanted as (
      select e.id, e.player_id, e.event_id, e.score, e.added_points, e.max_score, e.chapter, e.question_id, e.response, e.created_at
      from pace, evaluations e
      where e.id = any(${event.evaluationIds}::uuid[]) and e.season_id = ${event.seasonId} and not e.is_awaiting_model
        and not ${isSheetMark(sql`e.id`)}
      order by e.id for update of e
    ), fresh as (
      select * from wanted where event_id is null
    ), login as (
      select id, logged_in_at from logins where player_id = ${event.playerId}
      order by case when logged_in_at <= ${event.occurredAt} then logged_in_at end desc nulls last, logged_in_at limit 1
    ), ready as (
      select pace.busy, ${event.occurredAt}::timestamptz as at, login.logged_in_at as since from pace, login
      where (select count(*) from wanted where player_id = ${event.playerId}) = ${event.evaluationCount}
        and not exists (select from progress_events where idempotency_key = ${event.idempotencyKey}::uuid)
    ), actions as (
      select row_number() over (order by created_at, id) as place, question_id as subject, chapter, ${answerTime(sql`response`)} as need_ms,
        0 as trivia_points, 0 as memory_points from fresh
      union all
      select a.place, a.subject, a.chapter, a.need_ms, a.trivia_points, a.memory_points
      from rows from (jsonb_to_recordset(${event.actions}::jsonb)
        as (subject text, chapter integer, need_ms integer, trivia_points integer, memory_points integer))
        with ordinality as a (subject, chapter, need_ms, trivia_points, memory_points, place)
    ), ${countedSteps(event)}, recorded as (
      ${insertedEvent({
        ...countsOf(event),
        ...ownWork(event.correctionOf),
        id: event.id,
        idempotencyKey: sql`${event.idempotencyKey}::uuid`,
        requestHash: event.requestHash,
        seasonId: event.seasonId,
        playerId: event.playerId,
        loginId: sql`login.id`,
        kind: event.kind,
        occurredAt: event.occurredAt,
        localDate: event.localDate,
        studySeconds: event.studySeconds,
        chapters: sql`(select coalesce(jsonb_agg(c order by c), '[]') from (
          select c::integer as c from jsonb_array_elements_text(${event.chapters}::jsonb) as c
          union select chapter from fresh) as studied)`,
        correctionOf: sql`${event.correctionOf}::uuid`,
      })}
      from login, pace
      where (select count(*) from wanted where player_id = ${event.playerId}) = ${event.evaluationCount}
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
      returning *
    ), claimed as (
      update evaluations set event_id = recorded.id from recorded, fresh
      where evaluations.id = fresh.id and recorded.id = ${event.id}
    ), remembered as (
      update players set time_zone = ${event.timeZone}, time_zone_on = greatest(time_zone_on, ${event.localDate})
      where id = ${event.playerId} and ${event.timeZone}::text is not null
        and (time_zone is distinct from ${event.timeZone} or coalesce(time_zone_on < ${event.localDate}, true))
    ), occupied as (
      update player_paces set busy = ${busyAfter} where player_id = ${event.playerId} and exists (select from fitting)
    )
    select exists (select from pace) as is_there, (select count(*) from wanted) as known,
      (select count(*) from wanted where player_id = ${event.playerId}) as own,
      e.id as event_id, e.request_hash, ${storedEvent} as event, ${progressState(event.playerId, event.seasonId)},
      ${milestones(event.playerId, event.seasonId)}, ${otherDays(event.playerId, event.seasonId)}
    from (values (1)) as one left join recorded e on true left join logins l on l.id = e.login_id`,
)
