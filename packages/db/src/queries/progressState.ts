import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../open.ts'
import { prepared } from '../prepared.ts'
import { milestones } from './milestones.ts'
import type { StoredMilestones } from './milestones.ts'
import { milliseconds } from './milliseconds.ts'
import type { ProgressKind } from '../tables.ts'

/** An event as it is reckoned with; times in milliseconds since 1970. `loggedInAt` is its login's. */
export type StoredEvent = {
  id: string
  kind: ProgressKind
  occurredAt: number
  localDate: string
  loginId: string
  loggedInAt: number
  studySeconds: number
  questionsAnswered: number
  pointsEarned: number
  pointsPossible: number
  chapters: number[]
  crosswordsCompleted: number
  triviaPoints: number
  memoryPoints: number
}

/** A player's season as it is stored: what the aggregator made of the applied events (null where there are none), and the others. */
export type ProgressState = { totals: object | null; history: object | null; pending: StoredEvent[] }

/** A `StoredEvent` as JSON, from `progress_events e` and `logins l`. */
export const storedEvent = sql<StoredEvent>`jsonb_build_object(
  'id', e.id, 'kind', e.kind, 'occurredAt', ${milliseconds(sql.ref('e.occurred_at'))}, 'localDate', e.local_date,
  'loginId', e.login_id, 'loggedInAt', ${milliseconds(sql.ref('l.logged_in_at'))}, 'studySeconds', e.study_seconds,
  'questionsAnswered', e.questions_answered, 'pointsEarned', e.points_earned, 'pointsPossible', e.points_possible,
  'chapters', e.chapters, 'crosswordsCompleted', e.crosswords_completed, 'triviaPoints', e.trivia_points,
  'memoryPoints', e.memory_points)`

/** The same with what else earns achievements. */
export type PlayerState = ProgressState & { milestones: StoredMilestones }

/** The events that aren't added up yet, as the column `pending`; null where there are none. */
export function pendingEvents(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select jsonb_agg(${storedEvent} order by e.occurred_at, e.id) as pending from progress_events e
    join logins l on l.id = e.login_id
    where e.player_id = ${playerId} and e.season_id = ${seasonId} and e.applied_at is null`
}

/** The columns of a `ProgressState`, whatever the statement selects from. */
export function progressState(playerId: RawBuilder<unknown>, seasonId: RawBuilder<unknown>): RawBuilder<ProgressState> {
  const made = sql`from player_totals t where t.player_id = ${playerId} and t.season_id = ${seasonId}`
  return sql`
    (select t.totals ${made}) as totals, (select t.history ${made}) as history,
    coalesce((${pendingEvents(playerId, seasonId)}), '[]') as pending`
}

/** A player's season with the player's last known time zone; undefined for one who isn't there or is deleted. */
export async function findProgressState(
  db: Read,
  playerId: string,
  seasonId: string,
): Promise<(PlayerState & { timeZone: string | null }) | undefined> {
  const [row] = await selectState(db, { playerId, seasonId })
  return row
}

const selectState = prepared<{ playerId: string; seasonId: string }, PlayerState & { timeZone: string | null }>(
  'find_progress_state',
  ({ playerId, seasonId }) => sql`
    select p.time_zone, ${progressState(playerId, seasonId)}, ${milestones(playerId, seasonId)}
    from players p where p.id = ${playerId} and p.deleted_at is null`,
)
