import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../open.ts'
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

/**
 * What earns achievements without being study (ruling 27); null where it has not happened. `firstRoomOn`: the player's local day;
 * the others in milliseconds since 1970.
 */
export type StoredMilestones = {
  firstRoomOn: string | null
  firstReportResolvedAt: number | null
  allGemsAt: number | null
}

/** A player's season as it is stored: what the aggregator made of the applied events (null where there are none), and the others. */
export type ProgressState = {
  totals: object | null
  history: object | null
  pending: StoredEvent[]
  milestones: StoredMilestones
}

/** Over a timestamp, or the first or last of several: whole milliseconds since 1970, the same for whoever reads. */
const milliseconds = (stamp: string, of?: 'min' | 'max'): RawBuilder<unknown> =>
  sql`floor(extract(epoch from ${of === undefined ? sql.ref(stamp) : sql`${sql.raw(of)}(${sql.ref(stamp)})`}) * 1000)::bigint`

/** A `StoredEvent` as JSON, from `progress_events e` and `logins l`. */
export const storedEvent = sql<StoredEvent>`jsonb_build_object(
  'id', e.id, 'kind', e.kind, 'occurredAt', ${milliseconds('e.occurred_at')}, 'localDate', e.local_date,
  'loginId', e.login_id, 'loggedInAt', ${milliseconds('l.logged_in_at')}, 'studySeconds', e.study_seconds,
  'questionsAnswered', e.questions_answered, 'pointsEarned', e.points_earned, 'pointsPossible', e.points_possible,
  'chapters', e.chapters, 'crosswordsCompleted', e.crosswords_completed, 'triviaPoints', e.trivia_points,
  'memoryPoints', e.memory_points)`

/** The columns of a `ProgressState`, whatever the statement selects from. */
export function progressState(playerId: string, seasonId: string): RawBuilder<ProgressState> {
  const made = sql`from player_totals t where t.player_id = ${playerId} and t.season_id = ${seasonId}`
  return sql`
    (select t.totals ${made}) as totals, (select t.history ${made}) as history,
    (select coalesce(jsonb_agg(${storedEvent} order by e.occurred_at, e.id), '[]') from progress_events e
      join logins l on l.id = e.login_id
      where e.player_id = ${playerId} and e.season_id = ${seasonId} and e.applied_at is null) as pending,
    jsonb_build_object('firstRoomOn', ${firstRoomOn(playerId, seasonId)},
      'firstReportResolvedAt', ${firstReportResolvedAt(playerId, seasonId)}, 'allGemsAt', ${allGemsAt(playerId)}) as milestones`
}

/** The first answer in a room that counts for the player. */
const firstRoomOn = (playerId: string, seasonId: string): RawBuilder<unknown> => sql`(
  select min(a.local_date) from study_room_participants m join study_rooms r on r.id = m.room_id
  join group_quiz_answers a on a.participant_id = m.id
  where m.player_id = ${playerId} and r.season_id = ${seasonId})`

const firstReportResolvedAt = (playerId: string, seasonId: string): RawBuilder<unknown> => sql`(
  select ${milliseconds('resolved_at', 'min')} from error_reports
  where player_id = ${playerId} and season_id = ${seasonId})`

/** Since when the player's team holds all seven gems, reserved slots too: the last of their first holders, or the player's own record. */
const allGemsAt = (playerId: string): RawBuilder<unknown> => sql`(
  select case when count(*) = 7 then ${milliseconds('held_since', 'max')} end from (
    select m.gem, greatest(min(m.created_at), min(own.created_at)) as held_since
    from players own join players m on m.team_id = own.team_id
    where own.id = ${playerId} and m.deleted_at is null and not m.is_admin group by m.gem) as gems)`

/** A player's season with the player's last known time zone; undefined for one who isn't there or is deleted. */
export async function findProgressState(
  db: Read,
  playerId: string,
  seasonId: string,
): Promise<(ProgressState & { timeZone: string | null }) | undefined> {
  const { rows } = await sql<ProgressState & { timeZone: string | null }>`
    select p.time_zone, ${progressState(playerId, seasonId)}
    from players p where p.id = ${playerId} and p.deleted_at is null
  `.execute(db)
  return rows[0]
}
