import type { CountedNow } from '@seraph/schema/progress/countedNow'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { milliseconds } from '../milliseconds.ts'
import { heldPlayer } from '../players/heldPlayer.ts'
import type { EventValues } from './insertedEvent.ts'

/**
 * An answer, crossword or memory game of an event. `subject`: what counts
 * once a day, trivia once a season; `needMs`: the least time that it takes;
 * `triviaPoints` and `memoryPoints`: what it earns where it counts.
 */
export type Action = { subject: string; chapter: number; needMs: number; triviaPoints: number; memoryPoints: number }

/** The least time for a stored answer, in milliseconds: `answerTimeMs` of its words. */
export function answerTime(response: RawBuilder<unknown>): RawBuilder<number> {
  return sql`1000 + 200 * coalesce(regexp_count(${response}, '\\S+'), 0)`
}

/**
 * Locks what is known of the player's pace, with the player held: of two calls at once the
 * second sees what the first has counted. First of all locks but a room's.
 */
export function lockedPace(playerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select player_id, busy from player_paces where player_id = (${heldPlayer(playerId)}) for update`
}

/** The event whose actions are to be counted. */
type Counted = Readonly<Record<'playerId' | 'seasonId' | 'kind' | 'localDate', RawBuilder<unknown>>>

/**
 * Counts an event's actions (rule 44), as the steps `fitting` and `counted` of a statement, which has
 * - `ready`: one row with `busy` of the locked pace, `at` when the event
 *   occurred and `since` its login was; none where nothing is to be counted;
 * - `actions`: a row an action, with the columns of `Action` and its `place`.
 * `fitting` are those that a person can have done, as `paceActions` has it; `counted` those of them that count now;
 * `tally` is one row: how many of each there are, the time that `fitting` take, and what `counted` earn.
 */
export function countedSteps({ playerId, seasonId, kind, localDate }: Counted): RawBuilder<unknown> {
  return sql`
    stretch as (
      select busy, at, up_to, ${milliseconds(sql`up_to`)} - ${milliseconds(sql`greatest(since, at - interval '2 hours', before)`)} as free_ms
      from ready, lateral (
        select least(at, min(lower(r)) filter (where upper(r) > at)) as up_to, max(upper(r)) filter (where upper(r) <= at) as before
        from unnest(busy) as r) as found
    ), fitting as (
      select timed.* from (
        select *, sum(need_ms) over (order by place rows unbounded preceding) as taken_ms from actions) as timed, stretch
      where taken_ms <= free_ms
    ), once as (
      insert into counted_actions (player_id, season_id, kind, subject, day)
      select ${playerId}::uuid, ${seasonId}, ${kind}, subject, case ${kind} when 'trivia' then '' else ${localDate} end from fitting order by subject
      on conflict do nothing returning subject
    ), counted as (
      select distinct on (f.subject) f.* from fitting f join once on once.subject = f.subject order by f.subject, f.place
    ), tally as (
      select coalesce(sum(actions), 0) as actions, coalesce(sum(fitting), 0) as fitting, coalesce(sum(counted), 0) as counted,
        coalesce(max(taken_ms), 0) as taken_ms, coalesce(sum(trivia_points), 0) as trivia_points,
        coalesce(sum(memory_points), 0) as memory_points,
        coalesce(jsonb_object_agg(chapter, counted) filter (where counted > 0), '{}') as chapters
      from (
        select a.chapter, count(*) as actions, count(f.place) as fitting, count(c.place) as counted, max(f.taken_ms) as taken_ms,
          sum(c.trivia_points) as trivia_points, sum(c.memory_points) as memory_points
        from actions a left join fitting f using (place) left join counted c using (place) group by a.chapter) as by_chapter
    )`
}

/** What an event stores of `countedSteps`. */
export const countedValues = {
  counted: sql`(select counted from tally)`,
  repeated: sql`(select fitting - counted from tally)`,
  tooFast: sql`(select actions - fitting from tally)`,
  countedTriviaPoints: sql`(select trivia_points from tally)`,
  countedMemoryPoints: sql`(select memory_points from tally)`,
  countedChapters: sql`(select chapters from tally)`,
} as const satisfies Partial<EventValues>

/** The same as JSON: what of an event's actions counts, and what is practice. */
export const countedNow = sql<CountedNow>`(
  select jsonb_build_object('counted', counted, 'repeated', fitting - counted, 'tooFast', actions - fitting) from tally)`

/**
 * A player's `busy` with `takenMs` more, which ended at `upTo`, of an event at `at`. What is older than a stated
 * time is believed goes; gaps of less than 5 minutes that ended an hour before are closed, so that it stays short.
 */
export function busyWith(
  taken: Readonly<Record<'busy' | 'upTo' | 'takenMs' | 'at', RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  const { busy, upTo, takenMs, at } = taken
  return sql`(
  select whole.busy + coalesce((
    select range_agg(gap) from unnest(tstzmultirange(range_merge(old.busy)) - old.busy) as gap
    where upper(gap) - lower(gap) <= interval '5 minutes'), '{}')
  from (
    select (${busy} + tstzmultirange(tstzrange(${upTo} - ${takenMs} * interval '1 millisecond', ${upTo})))
      * tstzmultirange(tstzrange(now() - interval '8 days', null)) as busy) as whole,
    lateral (select whole.busy * tstzmultirange(tstzrange(null, ${at} - interval '1 hour')) as busy) as old)`
}

/** The player's `busy` with the time of `fitting`, from `stretch`. */
export const busyAfter = sql`(select ${busyWith({
  busy: sql.ref('stretch.busy'),
  upTo: sql.ref('stretch.up_to'),
  takenMs: sql`(select taken_ms from tally)`,
  at: sql.ref('stretch.at'),
})} from stretch)`
