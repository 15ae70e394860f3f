import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { ErrorReportsTable } from '../../tables/errorReports.ts'

/** A report with the code that was typed, else the reporter's own; null where neither is known. */
export type ReviewedReport = Selectable<ErrorReportsTable>

/** More reports than one admin reads; older ones are in the database still. */
const limit = 2_000

/** A season's reports, the newest first. */
export async function listReports(db: Read, seasonId: string): Promise<ReviewedReport[]> {
  return db
    .selectFrom('errorReports')
    .leftJoin('players', 'players.id', 'errorReports.playerId')
    .selectAll('errorReports')
    .select((eb) => eb.fn.coalesce('errorReports.playerCode', 'players.code').as('playerCode'))
    .where('errorReports.seasonId', '=', seasonId)
    .orderBy('errorReports.createdAt', 'desc')
    .orderBy('errorReports.id')
    .limit(limit)
    .execute()
}

/** A report by its id. */
export async function findReport(db: Read, id: string): Promise<ReviewedReport | undefined> {
  return db
    .selectFrom('errorReports')
    .leftJoin('players', 'players.id', 'errorReports.playerId')
    .selectAll('errorReports')
    .select((eb) => eb.fn.coalesce('errorReports.playerCode', 'players.code').as('playerCode'))
    .where('errorReports.id', '=', id)
    .executeTakeFirst()
}

/** Resolves a report or opens it again; the time of the first resolution stays. False where there is no such report. */
export async function setReportResolved(db: OneWrite, id: string, isResolved: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('errorReports')
    .set({ resolvedAt: isResolved ? sql<Date>`coalesce(resolved_at, now())` : null })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A player who reported errors. */
export type ContributorRow = {
  playerCode: string
  totalReports: number
  resolvedReports: number
  quizTypes: ErrorReportsTable['quizType'][]
  firstContribution: Date
  lastContribution: Date
}

/**
 * Who reported errors in a season, those with the most reports first: the player of the code that was typed, with or without its prefix,
 * else the one who was signed in. A typed code that nobody has, and deleted players, are left out.
 */
export async function listReporters(db: Read, seasonId: string): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    select p.code as player_code, count(*)::integer as total_reports, count(r.resolved_at)::integer as resolved_reports,
      array_agg(distinct r.quiz_type order by r.quiz_type) as quiz_types,
      min(r.created_at) as first_contribution, max(r.created_at) as last_contribution
    from error_reports r
    left join player_codes given
      on regexp_replace(given.code, '^(PLR)+', '') = regexp_replace(r.player_code, '^(PLR)+', '')
    join players p on p.id = case when r.player_code is null then r.player_id else given.player_id end
    where r.season_id = ${seasonId} and p.deleted_at is null
    group by p.id
    order by total_reports desc, resolved_reports desc, p.code
    limit 1000
  `.execute(reading(db))
  return rows
}
