import type { Judgement, QuestionPart } from '@seraph/schema/judging'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { OneWrite, Read } from '../open.ts'
import { prepared } from '../prepared.ts'
import type { EvaluationsTable } from '../tables.ts'
import { liveSession } from './liveSession.ts'

const settled = ['id', 'requestHash', 'questionId', 'judgedBy', 'builtIn', 'model', 'isAwaitingModel'] as const

/** A stored mark: `judgedBy` says which judgement counts, once it is no longer `isAwaitingModel`. */
export type EvaluationRow = Pick<Selectable<EvaluationsTable>, (typeof settled)[number]>

/**
 * A mark of the built-in judge; with `leaseMs` it waits so long for the model's, by the database's clock. It is `player`'s: by id, of the live
 * session with a token, or nobody's.
 */
export type NewEvaluation = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  question: { id: string; version: string; chapter: number }
  player: { id: string } | { tokenHash: Buffer } | undefined
  response: string
  builtIn: Judgement
  judgeVersion: string
  leaseMs: number | undefined
}

/** What became of a mark: whose it is, and the row that was stored under the same key before, in its place (ruling 20). */
export type StoredEvaluation = { playerId: string | null; former: EvaluationRow | undefined }

/** Stores a mark, unless there is one under the same key. One statement; a session's end it leaves as it is. */
export async function insertEvaluation(db: OneWrite, mark: NewEvaluation): Promise<StoredEvaluation> {
  const { question, builtIn, player } = mark
  const isByToken = player !== undefined && 'tokenHash' in player
  const owner = isByToken
    ? sql`${prepared('insert_evaluation_of_session')} with owner as (
        select p.id from sessions s join players p on p.id = s.player_id
        where s.token_hash = ${player.tokenHash} and ${liveSession}
      )`
    : sql`${prepared('insert_evaluation')} with owner as (select ${player?.id ?? null}::uuid as id)`
  const { rows } = await sql<EvaluationRow & { playerId: string | null }>`${owner}
    insert into evaluations as e (id, idempotency_key, request_hash, season_id, question_id, question_version, chapter, player_id, response,
      score, max_score, judged_by, built_in, judge_version, is_awaiting_model, lease_until)
    values (${mark.id}, ${mark.idempotencyKey}, ${mark.requestHash}, ${mark.seasonId}, ${question.id}, ${question.version},
      ${question.chapter}, (select id from owner), ${mark.response}, ${builtIn.score}, ${builtIn.maxScore}, 'built-in',
      ${JSON.stringify(builtIn)}, ${mark.judgeVersion}, ${mark.leaseMs !== undefined},
      now() + ${mark.leaseMs ?? null}::integer * interval '1 millisecond')
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning e.id, e.request_hash, e.question_id, e.judged_by, e.is_awaiting_model, e.player_id,
      case when e.id <> ${mark.id} then e.built_in end as built_in, e.model
  `.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('an insert returned nothing')
  const { playerId, ...former } = row
  return { playerId, former: former.id === mark.id ? undefined : former }
}

/** A mark by its id, and whether nobody waits for its model any more. */
export async function findEvaluation(
  db: Read,
  id: string,
): Promise<(EvaluationRow & { isLeaseOver: boolean }) | undefined> {
  return db
    .selectFrom('evaluations')
    .select(settled)
    .select(sql<boolean>`coalesce(lease_until <= now(), true)`.as('isLeaseOver'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Lets the built-in mark stand, unless it is settled already: then undefined. */
export async function settleBuiltIn(db: OneWrite, id: string): Promise<EvaluationRow | undefined> {
  return db
    .updateTable('evaluations')
    .set({ isAwaitingModel: false, leaseUntil: null })
    .where('id', '=', id)
    .where('isAwaitingModel', '=', true)
    .returning(settled)
    .executeTakeFirst()
}

/**
 * Stores the model's mark and lets it count, unless the row is settled already; where it is held back, the built-in mark stands beside
 * it. Says whether this call settled the row.
 */
export async function settleByModel(
  db: OneWrite,
  mark: { id: string; model: Judgement; isHeld?: boolean; modelName: string; promptVersion: string },
): Promise<boolean> {
  const { model, isHeld = false } = mark
  const { rows } = await sql`${prepared('settle_by_model')}
    update evaluations set
      score = case when ${isHeld}::boolean then score else ${model.score}::integer end,
      judged_by = case when ${isHeld}::boolean then judged_by else 'model' end,
      model = ${JSON.stringify(model)}::jsonb, model_name = ${mark.modelName}, prompt_version = ${mark.promptVersion},
      is_awaiting_model = false, lease_until = null
    where id = ${mark.id} and is_awaiting_model returning id
  `.execute(db)
  return rows.length > 0
}

/** Lets the built-in mark stand wherever nobody waits for the model any more, rooms apart; returns how many rows that settled. */
export async function settleOverdue(db: OneWrite, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update evaluations set is_awaiting_model = false, lease_until = null
    where is_awaiting_model and id in (
      select id from evaluations e where is_awaiting_model and lease_until <= now()
        and not exists (select from group_quiz_answers a where a.evaluation_id = e.id)
      order by lease_until limit ${limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** An answer that waits for the model, with its question as it was judged. */
export type AwaitingEvaluation = {
  id: string
  seasonId: string
  response: string
  builtIn: Judgement
  question: string
  points: number
  parts: QuestionPart[]
  isOrdered: boolean
  /** How long somebody still waits, by the database's clock; may be below 0. */
  remainingMs: number
}

/** The answer, unless it is settled, its text is gone or its question has become another. */
export async function findAwaitingEvaluation(db: Read, id: string): Promise<AwaitingEvaluation | undefined> {
  const { rows } = await sql<
    Omit<AwaitingEvaluation, 'response'> & { response: string | null }
  >`${prepared('find_awaiting_evaluation')}
    select e.id, e.season_id, e.response, e.built_in, q.question, q.points, q.parts, q.is_ordered,
      (extract(epoch from e.lease_until - clock_timestamp()) * 1000)::integer as remaining_ms
    from evaluations e join questions q on q.season_id = e.season_id and q.id = e.question_id and q.version = e.question_version
    where e.id = ${id} and e.is_awaiting_model
  `.execute(db)
  const row = rows[0]
  return row === undefined || row.response === null ? undefined : { ...row, response: row.response }
}

/** How long the oldest mark that waits for the model has done so, in seconds by the database's clock; 0 where none waits. */
export async function findOldestWaitingSeconds(db: Read): Promise<number> {
  const { seconds } = await db
    .selectFrom('evaluations')
    .select(sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('seconds'))
    .where('isAwaitingModel', '=', true)
    .executeTakeFirstOrThrow()
  return seconds
}
