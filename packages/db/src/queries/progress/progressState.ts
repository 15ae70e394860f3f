import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { countNames } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import { milestones } from './milestones.ts'
import type { StoredMilestones } from './milestones.ts'
import { otherDays } from './otherDays.ts'
import { milliseconds } from '../milliseconds.ts'
import { columnOf } from '../columnOf.ts'

/** An event as it is reckoned with; `loggedInAt` is its login's time, in milliseconds since 1970. */
export type StoredEvent = ProgressEvent & { loggedInAt: number }

/** A player's season as it is stored: what the aggregator made of the applied events (null where there are none), and the others. */
export type ProgressState = { totals: object | null; history: object | null; pending: StoredEvent[] }

/** An event's counts by their names, from `progress_events e`. */
const storedCounts = sql.join(countNames.map((name) => sql`${sql.lit(name)}, ${sql.ref(`e.${columnOf(name)}`)}`))

/** A `CountedWork` as JSON, of `progress_events e`; null in an event from before. */
const countedWork = sql`case when e.counted is not null then jsonb_build_object(
  'counted', e.counted, 'repeated', e.repeated, 'tooFast', e.too_fast, 'triviaPoints', e.counted_trivia_points,
  'memoryPoints', e.counted_memory_points, 'byChapter', e.counted_chapters) end`

/** A `StoredEvent` as JSON, from `progress_events e` and `logins l`. */
export const storedEvent = sql<StoredEvent>`jsonb_build_object(
  'id', e.id, 'seasonId', e.season_id, 'kind', e.kind, 'occurredAt', ${milliseconds(sql.ref('e.occurred_at'))},
  'localDate', e.local_date, 'loginId', e.login_id, 'loggedInAt', ${milliseconds(sql.ref('l.logged_in_at'))},
  'counted', ${countedWork}, 'studySeconds', e.study_seconds, 'chapters', e.chapters, 'correctionOf', e.correction_of,
  'counts', jsonb_build_object(${storedCounts}))`

/** The same with what else earns achievements, and the local dates of study in other seasons. */
export type PlayerState = ProgressState & { milestones: StoredMilestones; otherDays: string[] }

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
  const [row] = await selectState(reading(db), { playerId, seasonId })
  return row
}

const selectState = prepared<{ playerId: string; seasonId: string }, PlayerState & { timeZone: string | null }>(
  'find_progress_state',
  ({ playerId, seasonId }) => sql`
    select p.time_zone, ${progressState(playerId, seasonId)}, ${milestones(playerId, seasonId)}, ${otherDays(playerId, seasonId)}
    from players p where p.id = ${playerId} and p.deleted_at is null`,
)
