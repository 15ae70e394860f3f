import { sql } from 'kysely'

import type { Database } from '../open.ts'

/** What is stored of players' AI-evaluated answers, summed over all of them. */
export type StoredMarks = {
  answers: number
  points: number
  /** Answers that still wait for a model; that are in no event; and events that are in no totals. */
  awaiting: number
  uncounted: number
  pending: number
  /** What the events say, and the totals. */
  eventQuestions: number
  eventPoints: number
  totalQuestions: number
  totalPoints: number
}

/** Reads it as one statement sees it. */
export async function readMarks(db: Database, playerIds: readonly string[]): Promise<StoredMarks> {
  const { rows } = await sql<StoredMarks>`
    with marks as (select * from evaluations where player_id = any(${playerIds}::uuid[])),
      events as (select * from progress_events where player_id = any(${playerIds}::uuid[])),
      sums as (select totals->'byKind'->'ai-evaluated' as sum from player_totals where player_id = any(${playerIds}::uuid[]))
    select (select count(*) from marks) as answers,
      (select coalesce(sum(score), 0)::integer from marks) as points,
      (select count(*) from marks where is_awaiting_model) as awaiting,
      (select count(*) from marks where event_id is null) as uncounted,
      (select count(*) from events where applied_at is null) as pending,
      (select coalesce(sum(questions_answered), 0)::integer from events) as event_questions,
      (select coalesce(sum(points_earned), 0)::integer from events) as event_points,
      (select coalesce(sum((sum->>'questions')::integer), 0)::integer from sums) as total_questions,
      (select coalesce(sum((sum->>'earned')::integer), 0)::integer from sums) as total_points
  `.execute(db)
  if (rows[0] === undefined) throw new Error('the statement always has one row')
  return rows[0]
}
