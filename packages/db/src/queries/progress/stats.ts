import { evaluatedKind } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isSheetMark } from '../events/sheetMarks.ts'

export type Overview = { totalQuestionsAnswered: number; totalRegisteredPlayers: number; activeTeams: number }

/** Marked answers of a stretch of time, guests' too, with those that only an event tells of; no sheets of rehearsals. */
const answersSince = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<number> => sql`(
  (select count(*) from evaluations where created_at >= ${from} and created_at < ${to} and not ${isSheetMark(sql`id`)})
  + (select coalesce(sum(questions_answered), 0) from progress_events
    where kind <> ${sql.lit(evaluatedKind)} and questions_answered > 0 and created_at >= ${from} and created_at < ${to}))`

/**
 * Adds to the count what is older than a minute: by then every statement that stores an answer has ended, so none is left out. Answers are
 * never deleted, and run twice at once each counts once.
 */
export async function countOlderAnswers(db: OneWrite): Promise<void> {
  await sql`
    update answer_count set answers = answers + ${answersSince(sql`up_to`, sql`until`)}, up_to = until
    from (select now() - interval '1 minute' as until) as past
    where up_to < until
  `.execute(db)
}

/**
 * Teams of which a member who isn't deleted has an event of the season; none
 * where that is null. Each team asks until its first such member: `limit` is what
 * keeps PostgreSQL from reading all events of a season to compare them with all players.
 */
const activeTeams = (seasonIds: readonly string[]): RawBuilder<number> => sql`(
  select count(*) from teams t, lateral (
    select from players p, lateral (
      select from progress_events e where e.player_id = p.id and e.season_id = any(${seasonIds}::text[]) limit 1) as event
    where p.team_id = t.id and p.deleted_at is null limit 1) as member)`

/**
 * Counts of the whole instance (rule 28): every marked answer, guests' too, with those that only an event tells of; live
 * individual records; teams of which a member has an event in one of these seasons.
 */
export async function countOverview(db: Read, seasonIds: readonly string[]): Promise<Overview> {
  const { rows } = await sql<Overview>`
    select
      (select answers + ${answersSince(sql`up_to`, sql`'infinity'`)} from answer_count) as total_questions_answered,
      (select count(*) from players where deleted_at is null and not is_slot_reserved and not is_admin)
        as total_registered_players,
      ${activeTeams(seasonIds)} as active_teams
  `.execute(reading(db))
  return rows[0] ?? { totalQuestionsAnswered: 0, totalRegisteredPlayers: 0, activeTeams: 0 }
}
