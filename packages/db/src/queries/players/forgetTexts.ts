import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite } from '../../open.ts'

/** A judgement without a word of the response: points, parts and their status stay. Old ones hold a sentence too, which quotes it. */
function bareJudgement(column: 'built_in' | 'model'): RawBuilder<unknown> {
  const judgement = sql.ref(column)
  return sql`case when ${judgement} is null then null else ${judgement} - 'feedback' || jsonb_build_object('surplus', '[]'::jsonb,
    'parts', (select coalesce(jsonb_agg(part || '{"evidence": ""}'), '[]') from jsonb_array_elements(${judgement} -> 'parts') part)) end`
}

/** What forgetting an answer's text sets in `evaluations`; a mark that still waits for its model keeps the built-in one. */
export const forgottenText = sql`response = null, built_in = ${bareJudgement('built_in')}, model = ${bareJudgement('model')},
  request_hash = '', is_awaiting_model = false, lease_until = null`

/** The seasons whose last day is long enough ago. */
const endedSeasons = (endedBefore: Date): RawBuilder<unknown> =>
  sql`(select id from seasons where (public ->> 'endsOn')::date + 1 <= ${endedBefore}::timestamptz)`

/** Texts that are forgotten when their time has come (rule 18): the rows that hold one, and what tells those whose time has come. */
export const forgottenTexts = {
  guests: {
    rows: sql`evaluations where response is not null and player_id is null`,
    due: (before: Date) => sql`created_at < ${before}`,
  },
  players: {
    rows: sql`evaluations where response is not null and player_id is not null`,
    due: (endedBefore: Date) => sql`season_id in ${endedSeasons(endedBefore)}`,
  },
  guestRehearsals: {
    rows: sql`rehearsals where player_id is null`,
    due: (before: Date) => sql`created_at < ${before}`,
  },
  rehearsals: {
    rows: sql`rehearsals where has_texts and player_id is not null`,
    due: (endedBefore: Date) =>
      sql`set_id in (select id from event_sets where season_id in ${endedSeasons(endedBefore)})`,
  },
  reports: {
    rows: sql`error_reports where user_comment is not null`,
    due: (endedBefore: Date) => sql`season_id in ${endedSeasons(endedBefore)}`,
  },
}

/** Forgets at most `limit` texts of guests' answers from before a time, and returns how many (rule 18). */
export async function forgetGuestTexts(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { rows, due } = forgottenTexts.guests
  const { numAffectedRows } = await sql`
    update evaluations set ${forgottenText} where id in (
      select id from ${rows} and ${due(given.before)}
      order by created_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets at most `limit` texts of players' answers in seasons that ended before a time, and returns how many (rule 18). */
export async function forgetPlayerTexts(db: OneWrite, given: { endedBefore: Date; limit: number }): Promise<number> {
  const { rows, due } = forgottenTexts.players
  const { numAffectedRows } = await sql`
    update evaluations set ${forgottenText} where id in (
      select id from ${rows} and ${due(given.endedBefore)} limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets what people wrote in error reports of seasons that ended before a time, and their codes; returns of how many reports. */
export async function forgetReportTexts(db: OneWrite, given: { endedBefore: Date; limit: number }): Promise<number> {
  const { rows, due } = forgottenTexts.reports
  const { numAffectedRows } = await sql`
    update error_reports set user_comment = null, player_code = null where id in (
      select id from ${rows} and ${due(given.endedBefore)} limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes at most `limit` guests' rehearsals from before a time, which nobody can find again, and returns how many (rule 18). */
export async function forgetGuestRehearsals(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { rows, due } = forgottenTexts.guestRehearsals
  const { numAffectedRows } = await sql`
    delete from rehearsals where id in (
      select id from ${rows} and ${due(given.before)} order by created_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Forgets the answers of at most `limit` players' rehearsals in seasons
 * that ended before a time; the marks stay. Returns how many (rule 18).
 */
export async function forgetRehearsalTexts(db: OneWrite, given: { endedBefore: Date; limit: number }): Promise<number> {
  const { rows, due } = forgottenTexts.rehearsals
  const { numAffectedRows } = await sql`
    update rehearsals set has_texts = false, draft = '', request_hash = '', sheets = (
      select coalesce(jsonb_agg(sheet || '{"answer": ""}' || jsonb_build_object('judgement', sheet -> 'judgement' || jsonb_build_object('parts',
        (select coalesce(jsonb_agg(part || '{"evidence": ""}'), '[]') from jsonb_array_elements(sheet -> 'judgement' -> 'parts') part)))), '[]')
      from jsonb_array_elements(sheets) sheet)
    where id in (select id from ${rows} and ${due(given.endedBefore)} limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
