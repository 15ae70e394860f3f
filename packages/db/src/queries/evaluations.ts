import type { Judgement, QuestionPart } from '@seraph/schema/judging'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { OneWrite, Read } from '../open.ts'
import type { EvaluationsTable } from '../tables.ts'

const settled = ['id', 'requestHash', 'questionId', 'judgedBy', 'builtIn', 'model', 'isAwaitingModel'] as const

/** A stored mark: `judgedBy` says which judgement counts, once it is no longer `isAwaitingModel`. */
export type EvaluationRow = Pick<Selectable<EvaluationsTable>, (typeof settled)[number]>

/** A mark of the built-in judge; with `leaseMs` it waits so long for the model's, by the database's clock. */
export type NewEvaluation = {
  id: string
  idempotencyKey: string | null
  requestHash: string
  seasonId: string
  question: { id: string; version: string; chapter: number }
  playerId: string | null
  response: string
  builtIn: Judgement
  judgeVersion: string
  leaseMs: number | undefined
}

/** Stores a mark, or finds the one that was stored under the same key: the row's id tells which (ruling 20). */
export async function insertEvaluation(db: OneWrite, mark: NewEvaluation): Promise<EvaluationRow> {
  const { question, builtIn, leaseMs } = mark
  return db
    .insertInto('evaluations')
    .values({
      id: mark.id,
      idempotencyKey: mark.idempotencyKey,
      requestHash: mark.requestHash,
      seasonId: mark.seasonId,
      questionId: question.id,
      questionVersion: question.version,
      chapter: question.chapter,
      playerId: mark.playerId,
      response: mark.response,
      score: builtIn.score,
      maxScore: builtIn.maxScore,
      judgedBy: 'built-in',
      builtIn: JSON.stringify(builtIn),
      judgeVersion: mark.judgeVersion,
      isAwaitingModel: leaseMs !== undefined,
      leaseUntil: leaseMs === undefined ? null : sql<Date>`now() + ${leaseMs}::integer * interval '1 millisecond'`,
    })
    .onConflict((conflict) =>
      conflict.column('idempotencyKey').doUpdateSet((eb) => ({ idempotencyKey: eb.ref('excluded.idempotencyKey') })),
    )
    .returning(settled)
    .executeTakeFirstOrThrow()
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
  const row = await db
    .updateTable('evaluations')
    .set({
      ...(mark.isHeld === true ? {} : { score: mark.model.score, judgedBy: 'model' }),
      model: JSON.stringify(mark.model),
      modelName: mark.modelName,
      promptVersion: mark.promptVersion,
      isAwaitingModel: false,
      leaseUntil: null,
    })
    .where('id', '=', mark.id)
    .where('isAwaitingModel', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
  const row = await db
    .selectFrom('evaluations as e')
    .innerJoin('questions as q', (join) =>
      join
        .onRef('q.seasonId', '=', 'e.seasonId')
        .onRef('q.id', '=', 'e.questionId')
        .onRef('q.version', '=', 'e.questionVersion'),
    )
    .select(['e.id', 'e.seasonId', 'e.response', 'e.builtIn', 'q.question', 'q.points', 'q.parts', 'q.isOrdered'])
    .select(sql<number>`(extract(epoch from e.lease_until - clock_timestamp()) * 1000)::integer`.as('remainingMs'))
    .where('e.id', '=', id)
    .where('e.isAwaitingModel', '=', true)
    .executeTakeFirst()
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
