import { sql } from 'kysely'

import type { OneWrite } from '../open.ts'
import { prepared } from '../prepared.ts'
import type { ProgressKind } from '../tables.ts'
import { milestones } from './milestones.ts'
import { progressState, storedEvent } from './progressState.ts'
import type { PlayerState, StoredEvent } from './progressState.ts'

/** An event to store; what its evaluations add to questions, points and chapters is counted by the statement. */
export type NewProgressEvent = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  playerId: string
  kind: ProgressKind
  occurredAt: Date
  localDate: string
  studySeconds: number
  questionsAnswered: number
  pointsEarned: number
  pointsPossible: number
  chapters: readonly number[]
  crosswordsCompleted: number
  triviaPoints: number
  memoryPoints: number
  /** Evaluations to count, each once whatever happens (ruling 21). */
  evaluationIds: readonly string[]
  /** To be remembered as the player's last known. */
  timeZone: string | null
}

/**
 * What became of it: `state` is the player's season as it was before `event`. `repeated`: the key was used before, by a request
 * with this hash (ruling 20).
 */
export type RecordedProgress =
  | { outcome: 'recorded'; event: StoredEvent; state: PlayerState }
  | { outcome: 'repeated'; eventId: string; requestHash: string }
  | { outcome: 'evaluation_unknown' }
  | { outcome: 'evaluation_of_another' }

type Row = PlayerState & {
  known: number
  own: number
  eventId: string | null
  requestHash: string | null
  event: StoredEvent
}

/**
 * Stores an event and claims its evaluations in one statement; nothing is written when one of them is unknown, still being
 * judged, or not the player's. An evaluation that an earlier event claimed adds nothing. The event belongs to the player's last
 * login before it occurred, else to the first (ruling 19).
 */
export async function recordProgress(db: OneWrite, event: NewProgressEvent): Promise<RecordedProgress> {
  const evaluationIds = [...new Set(event.evaluationIds)]
  const given = {
    ...event,
    evaluationIds,
    evaluationCount: evaluationIds.length,
    chapters: JSON.stringify(event.chapters),
  }
  const [row] = await insertProgress(db, given)
  if (row === undefined) throw new Error('the statement always has one row')
  const { known, own, eventId, requestHash, event: stored, ...state } = row
  if (eventId === event.id) return { outcome: 'recorded', event: stored, state }
  if (eventId !== null && requestHash !== null) return { outcome: 'repeated', eventId, requestHash }
  if (known < evaluationIds.length) return { outcome: 'evaluation_unknown' }
  if (own < evaluationIds.length) return { outcome: 'evaluation_of_another' }
  throw new Error(`player ${event.playerId} has never logged in`)
}

type Given = Omit<NewProgressEvent, 'chapters'> & { chapters: string; evaluationCount: number }

const insertProgress = prepared<Given, Row>(
  'record_progress',
  (event) => sql`
    with wanted as (
      select id, player_id, event_id, score, max_score, chapter from evaluations
      where id = any(${event.evaluationIds}::uuid[]) and season_id = ${event.seasonId} and not is_awaiting_model
      order by id for update
    ), fresh as (
      select * from wanted where event_id is null
    ), login as (
      select id from logins where player_id = ${event.playerId}
      order by case when logged_in_at <= ${event.occurredAt} then logged_in_at end desc nulls last, logged_in_at limit 1
    ), recorded as (
      insert into progress_events (id, idempotency_key, request_hash, season_id, player_id, login_id, kind, occurred_at,
        local_date, study_seconds, questions_answered, points_earned, points_possible, chapters, crosswords_completed,
        trivia_points, memory_points)
      select ${event.id}, ${event.idempotencyKey}::uuid, ${event.requestHash}, ${event.seasonId}, ${event.playerId}, login.id,
        ${event.kind}, ${event.occurredAt}, ${event.localDate}, ${event.studySeconds},
        ${event.questionsAnswered} + (select count(*) from fresh),
        ${event.pointsEarned} + coalesce((select sum(score) from fresh), 0),
        ${event.pointsPossible} + coalesce((select sum(max_score) from fresh), 0),
        (select coalesce(jsonb_agg(c order by c), '[]') from (
          select c::integer as c from jsonb_array_elements_text(${event.chapters}::jsonb) as c
          union select chapter from fresh) as studied),
        ${event.crosswordsCompleted}, ${event.triviaPoints}, ${event.memoryPoints}
      from login
      where (select count(*) from wanted where player_id = ${event.playerId}) = ${event.evaluationCount}
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
      returning *
    ), claimed as (
      update evaluations set event_id = recorded.id from recorded, fresh
      where evaluations.id = fresh.id and recorded.id = ${event.id}
    ), remembered as (
      update players set time_zone = ${event.timeZone}
      where id = ${event.playerId} and ${event.timeZone}::text is not null
        and time_zone is distinct from ${event.timeZone}
    )
    select (select count(*) from wanted) as known,
      (select count(*) from wanted where player_id = ${event.playerId}) as own,
      e.id as event_id, e.request_hash, ${storedEvent} as event, ${progressState(event.playerId, event.seasonId)},
      ${milestones(event.playerId, event.seasonId)}
    from (values (1)) as one left join recorded e on true left join logins l on l.id = e.login_id`,
)
