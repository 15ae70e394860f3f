import type { Judgement, QuestionPart } from '@seraph/schema/judging'
import type { Recall } from '@seraph/schema/review'
import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import type { Places } from '../../prepared.ts'
import type { EvaluationsTable } from '../../tables.ts'
import { heldPlayer } from '../players/heldPlayer.ts'
import { liveSession } from '../sessions/liveSession.ts'

const settled = ['id', 'requestHash', 'questionId', 'judgedBy', 'builtIn', 'model', 'isAwaitingModel'] as const

/** A stored mark: `judgedBy` says which judgement counts, once it is no longer `isAwaitingModel`. */
export type EvaluationRow = Pick<Selectable<EvaluationsTable>, (typeof settled)[number]>

/**
 * A mark of the built-in judge; with `leaseMs` it waits so long for the
 * model's, by the database's clock. It is `player`'s: by id, of the live
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
  /** What it says of memory (rule 195); alone where nothing is said. */
  recall?: Recall | undefined
  builtIn: Judgement
  judgeVersion: string
  leaseMs: number | undefined
}

/** What became of a mark: whose it is, and the row that was stored under the same key before, in its place (rule 20). */
export type StoredEvaluation = { playerId: string | null; former: EvaluationRow | undefined }

/** Stores a mark, unless there is one under the same key. One statement; a session's end it leaves as it is. */
export async function insertEvaluation(db: OneWrite, mark: NewEvaluation): Promise<StoredEvaluation> {
  const { question, builtIn, player } = mark
  const given = {
    id: mark.id,
    idempotencyKey: mark.idempotencyKey,
    requestHash: mark.requestHash,
    seasonId: mark.seasonId,
    questionId: question.id,
    questionVersion: question.version,
    chapter: question.chapter,
    response: mark.response,
    recall: mark.recall ?? 'alone',
    score: builtIn.score,
    maxScore: builtIn.maxScore,
    builtIn: JSON.stringify(builtIn),
    judgeVersion: mark.judgeVersion,
    leaseMs: mark.leaseMs ?? null,
  }
  const [row] =
    player !== undefined && 'tokenHash' in player
      ? await insertOfSession(db, { ...given, tokenHash: player.tokenHash })
      : await insertOfPlayer(db, { ...given, playerId: player?.id ?? null })
  if (row === undefined) throw new Error('an insert returned nothing')
  const { playerId, ...former } = row
  return { playerId, former: former.id === mark.id ? undefined : former }
}

type Given = Record<'id' | 'requestHash' | 'seasonId' | 'questionId' | 'questionVersion', string> &
  Record<'response' | 'recall' | 'builtIn' | 'judgeVersion', string> &
  Record<'chapter' | 'score' | 'maxScore', number> & { idempotencyKey: string | null; leaseMs: number | null }

/** Inserts a mark of the one whose id the `owner` selects. */
const insertOf = (owner: RawBuilder<unknown>, given: Places<Given>) => sql<EvaluationRow & { playerId: string | null }>`
  with owner as (${owner})
  insert into evaluations as e (id, idempotency_key, request_hash, season_id, question_id, question_version, chapter, player_id, response,
    recall, score, max_score, judged_by, built_in, judge_version, is_awaiting_model, lease_until)
  values (${given.id}, ${given.idempotencyKey}, ${given.requestHash}, ${given.seasonId}, ${given.questionId}, ${given.questionVersion},
    ${given.chapter}, (select id from owner), ${given.response},
    ${given.recall}, ${given.score}, ${given.maxScore}, 'built-in', ${given.builtIn},
    ${given.judgeVersion}, ${given.leaseMs}::integer is not null, now() + ${given.leaseMs}::integer * interval '1 millisecond')
  on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
  returning e.id, e.request_hash, e.question_id, e.judged_by, e.is_awaiting_model, e.player_id,
    case when e.id <> ${given.id} then e.built_in end as built_in, e.model`

const insertOfPlayer = prepared<Given & { playerId: string | null }, EvaluationRow & { playerId: string | null }>(
  'insert_evaluation',
  (given) => insertOf(sql`select ${given.playerId}::uuid as id`, given),
)

const insertOfSession = prepared<Given & { tokenHash: Buffer }, EvaluationRow & { playerId: string | null }>(
  'insert_evaluation_of_session',
  (given) =>
    insertOf(
      sql`select p.id from sessions s join players p on p.id = s.player_id where s.token_hash = ${given.tokenHash} and ${liveSession}`,
      given,
    ),
)

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
  const { id, modelName, promptVersion } = mark
  const given = { id, isHeld, score: model.score, model: JSON.stringify(model), modelName, promptVersion }
  return (await updateByModel(db, given)).length > 0
}

const updateByModel = prepared<
  { id: string; isHeld: boolean; score: number; model: string; modelName: string; promptVersion: string },
  { id: string }
>(
  'settle_by_model',
  ({ id, isHeld, score, model, modelName, promptVersion }) => sql`
    with held as (${heldPlayer(sql`(select player_id from evaluations where id = ${id})`)})
    update evaluations e set
      score = case when ${isHeld}::boolean then score else ${score}::integer end,
      judged_by = case when ${isHeld}::boolean then judged_by else 'model' end,
      model = ${model}::jsonb, model_name = ${modelName}, prompt_version = ${promptVersion},
      is_awaiting_model = false, lease_until = null
    from (values (1)) as one left join held on true
    where e.id = ${id} and is_awaiting_model returning e.id`,
)

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
  /** Wordings that people reject for whoever answered (rule 199). */
  rejected: { partId: string; kind: 'reject'; wording: string }[]
  /** How long somebody still waits, by the database's clock; may be below 0. */
  remainingMs: number
}

/** The answer, unless it is settled, its text is gone or its question has become another. */
export async function findAwaitingEvaluation(db: Read, id: string): Promise<AwaitingEvaluation | undefined> {
  const [row] = await selectAwaiting(reading(db), { id })
  return row === undefined || row.response === null ? undefined : { ...row, response: row.response }
}

const selectAwaiting = prepared<{ id: string }, Omit<AwaitingEvaluation, 'response'> & { response: string | null }>(
  'find_awaiting_evaluation',
  ({ id }) => sql`
    select e.id, e.season_id, e.response, e.built_in, q.question, q.points, q.parts, q.is_ordered,
      (select coalesce(jsonb_agg(jsonb_build_object('partId', k.part_id, 'kind', k.kind, 'wording', k.wording) order by k.decided_at, k.id), '[]')
        from key_revisions k
        where k.season_id = e.season_id and k.question_id = e.question_id and k.kind = 'reject' and k.undone_at is null and k.retired_at is null
          and (k.club_id is null or exists (
            select from players p join teams t on t.coach_id = p.coach_id where p.id = e.player_id and t.club_id = k.club_id))) as rejected,
      (extract(epoch from e.lease_until - clock_timestamp()) * 1000)::integer as remaining_ms
    from evaluations e join questions q on q.season_id = e.season_id and q.id = e.question_id and q.version = e.question_version
    where e.id = ${id} and e.is_awaiting_model`,
)

/** How long the oldest mark that waits for the model has done so, in seconds by the database's clock; 0 where none waits. */
export async function findOldestWaitingSeconds(db: Read): Promise<number> {
  const { seconds } = await db
    .selectFrom('evaluations')
    .select(sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('seconds'))
    .where('isAwaitingModel', '=', true)
    .executeTakeFirstOrThrow()
  return seconds
}
