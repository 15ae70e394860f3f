import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite } from '../open.ts'

/** A judgement without a word of the response: points, parts and their status stay. */
function bareJudgement(column: 'built_in' | 'model'): RawBuilder<unknown> {
  const judgement = sql.ref(column)
  return sql`case when ${judgement} is null then null else ${judgement} || jsonb_build_object('surplus', '[]'::jsonb, 'feedback', '',
    'parts', (select coalesce(jsonb_agg(part || '{"evidence": ""}'), '[]') from jsonb_array_elements(${judgement} -> 'parts') part)) end`
}

/** What forgetting an answer's text sets in `evaluations`; a mark that still waits for its model keeps the built-in one. */
export const forgottenText = sql`response = null, built_in = ${bareJudgement('built_in')}, model = ${bareJudgement('model')},
  request_hash = '', is_awaiting_model = false, lease_until = null`

/** Forgets at most `limit` texts of guests' answers from before a time, and returns how many (ruling 18). */
export async function forgetGuestTexts(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    update evaluations set ${forgottenText} where id in (
      select id from evaluations where response is not null and player_id is null and created_at < ${given.before}
      order by created_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The seasons whose last day is long enough ago. */
const endedSeasons = (endedBefore: Date): RawBuilder<unknown> =>
  sql`(select id from seasons where (public ->> 'endsOn')::date + 1 <= ${endedBefore}::timestamptz)`

/** Forgets at most `limit` texts of players' answers in seasons that ended before a time, and returns how many (ruling 18). */
export async function forgetPlayerTexts(db: OneWrite, given: { endedBefore: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    update evaluations set ${forgottenText} where id in (
      select id from evaluations where response is not null and player_id is not null
        and season_id in ${endedSeasons(given.endedBefore)}
      limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets what people wrote in error reports of seasons that ended before a time, and their codes; returns of how many reports. */
export async function forgetReportTexts(db: OneWrite, given: { endedBefore: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    update error_reports set user_comment = null, player_code = null where id in (
      select id from error_reports where user_comment is not null and season_id in ${endedSeasons(given.endedBefore)}
      limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
