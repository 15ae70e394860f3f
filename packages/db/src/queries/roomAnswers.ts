import type { Judgement } from '@seraph/schema/judging'
import type { RoomParticipant } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite, Read } from '../open.ts'
import { prepared } from '../prepared.ts'
import { participantJson } from './roomColumns.ts'

/** An answer in a room with its mark as it is stored; `judgement` is the one that counts. */
export type StoredAnswer = {
  userId: string
  submissionId: string
  questionId: string
  chapter: number
  version: number
  evaluationId: string
  judgedBy: 'built-in' | 'model'
  judgement: Judgement
  isFinal: boolean
}

/** A `StoredAnswer` as JSON, of `group_quiz_answers a` and `evaluations e`. */
const answerJson = sql<StoredAnswer>`jsonb_build_object(
  'userId', a.participant_id, 'submissionId', a.submission_id, 'questionId', a.question_id, 'chapter', a.chapter,
  'version', a.version, 'evaluationId', e.id, 'judgedBy', e.judged_by,
  'judgement', case e.judged_by when 'model' then e.model else e.built_in end, 'isFinal', not e.is_awaiting_model)`

/** The answers of a room's member, of all of them where `member` is null, marked after the version `since`. */
export function memberAnswers(of: {
  roomId: RawBuilder<unknown>
  member: RawBuilder<unknown>
  since: RawBuilder<unknown>
}): RawBuilder<StoredAnswer[]> {
  return sql`(select coalesce(jsonb_agg(${answerJson} order by a.version), '[]')
    from group_quiz_answers a join evaluations e on e.id = a.evaluation_id
    where a.room_id = ${of.roomId} and a.version > ${of.since} and (${of.member} is null or a.participant_id = ${of.member}))`
}

/** The same by itself, with the version up to which they are complete. */
export async function listRoomAnswers(
  db: Read,
  given: { roomId: string; member: string | null; since: number },
): Promise<{ version: number; answers: StoredAnswer[] }> {
  const of = { roomId: sql`r.id`, member: sql`${given.member}::uuid`, since: sql`${given.since}` }
  const { rows } = await sql<{ version: number; answers: StoredAnswer[] }>`
    select r.version, ${memberAnswers(of)} as answers from study_rooms r where r.id = ${given.roomId}
  `.execute(db)
  return rows[0] ?? { version: 0, answers: [] }
}

/** An answer to store; `counting`: the progress event that its mark makes, where the asking browser holds that player's session. */
export type NewRoomAnswer = {
  roomId: string
  participantId: string
  seasonId: string
  question: { id: string; version: string; chapter: number }
  submissionId: string
  evaluationId: string
  response: string
  builtIn: Judgement
  judgeVersion: string
  /** How long the mark waits for the model's, undefined where it is final at once. */
  leaseMs: number | undefined
  counting: { playerId: string; localDate: string; eventId: string } | undefined
}

/** What a mark changed: the participant's figures and the room's version; `eventId` of the progress event that was written with it. */
export type MarkedAnswer = { participant: RoomParticipant; version: number; eventId: string | null }

/** The longest time between two answers that counts as study, in seconds. */
const longestGapSeconds = 300

/**
 * Stores an answer, its mark, the participant's figures, the room's version and, where it is final and counts, its progress event in one
 * statement. Undefined where nothing was stored: the question has its answer, the room isn't active, the seat is vacated, or
 * the chapter isn't assigned to it.
 */
export async function insertRoomAnswer(db: OneWrite, answer: NewRoomAnswer): Promise<MarkedAnswer | undefined> {
  const { question, builtIn, counting, leaseMs } = answer
  const given = {
    roomId: answer.roomId,
    participantId: answer.participantId,
    seasonId: answer.seasonId,
    chapter: question.chapter,
    questionId: question.id,
    questionVersion: question.version,
    submissionId: answer.submissionId,
    evaluationId: answer.evaluationId,
    response: answer.response,
    score: builtIn.score,
    maxScore: builtIn.maxScore,
    builtIn: JSON.stringify(builtIn),
    judgeVersion: answer.judgeVersion,
    leaseMs: leaseMs ?? null,
    playerId: counting?.playerId ?? null,
    localDate: counting?.localDate ?? null,
    eventId: leaseMs === undefined ? (counting?.eventId ?? null) : null,
  }
  const [marked] = await insertMarked(db, given).catch((error: unknown) => {
    if (isUniqueViolation(error)) return []
    throw error
  })
  return marked
}

type Given = Record<
  'roomId' | 'participantId' | 'seasonId' | 'questionId' | 'questionVersion' | 'submissionId',
  string
> &
  Record<'evaluationId' | 'response' | 'builtIn' | 'judgeVersion', string> &
  Record<'chapter' | 'score' | 'maxScore', number> &
  Record<'playerId' | 'localDate' | 'eventId', string | null> & { leaseMs: number | null }

const insertMarked = prepared<Given, MarkedAnswer>(
  'insert_room_answer',
  (given) => sql`
    with room as (
      select id, version, started_at from study_rooms where id = ${given.roomId} and status = 'active' for no key update
    ), seat as (
      select p.id, least(${longestGapSeconds}, greatest(0,
          floor(extract(epoch from now() - greatest(p.last_activity_at, room.started_at)))))::integer as study_seconds
      from study_room_participants p, room
      where p.id = ${given.participantId} and p.room_id = room.id and not p.is_host and p.left_at is null and p.removed_at is null
        and p.assigned_chapters @> jsonb_build_array(${given.chapter}::integer)
        and not exists (select from group_quiz_answers a where a.participant_id = p.id
          and (a.question_id = ${given.questionId} or a.submission_id = ${given.submissionId}))
    ), login as (
      select id from logins where player_id = ${given.playerId}::uuid order by logged_in_at desc limit 1
    ), marked as (
      insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, score,
        max_score, judged_by, built_in, judge_version, is_awaiting_model, lease_until, event_id)
      select ${given.evaluationId}::uuid, ${given.submissionId}, ${given.seasonId}, ${given.questionId}, ${given.questionVersion},
        ${given.chapter}::integer, ${given.playerId}::uuid, ${given.response}, ${given.score}::integer, ${given.maxScore}::integer,
        'built-in', ${given.builtIn}::jsonb, ${given.judgeVersion}, ${given.leaseMs}::integer is not null,
        now() + ${given.leaseMs}::integer * interval '1 millisecond', (select ${given.eventId}::uuid from login)
      from seat
      returning id, event_id
    ), answered as (
      insert into group_quiz_answers (room_id, participant_id, question_id, chapter, submission_id, evaluation_id, version, local_date,
        study_seconds)
      select room.id, seat.id, ${given.questionId}, ${given.chapter}::integer, ${given.submissionId}::uuid, marked.id, room.version + 1,
        ${given.localDate}, seat.study_seconds
      from room, seat, marked
    ), counted as (
      insert into progress_events (id, idempotency_key, request_hash, season_id, player_id, login_id, kind, occurred_at,
        local_date, study_seconds, questions_answered, points_earned, points_possible, chapters, crosswords_completed,
        trivia_points, memory_points)
      select marked.event_id, marked.id, '', ${given.seasonId}, ${given.playerId}::uuid, login.id, 'ai-evaluated', now(),
        ${given.localDate}, seat.study_seconds, 1, ${given.score}::integer, ${given.maxScore}::integer,
        jsonb_build_array(${given.chapter}::integer), 0, 0, 0
      from marked, login, seat where marked.event_id is not null
    ), scored as (
      update study_room_participants p
      set questions_answered = p.questions_answered + 1, total_points_earned = p.total_points_earned + ${given.score}::integer,
        total_points_possible = p.total_points_possible + ${given.maxScore}::integer, last_activity_at = now()
      from seat where p.id = seat.id
      returning p.*
    ), raised as (
      update study_rooms r set version = r.version + 1, last_event_at = now()
      from marked, room where r.id = room.id returning r.version
    )
    select ${participantJson('scored')} as participant, raised.version, marked.event_id from scored, raised, marked`,
)

/** Two submissions at the same moment: the one that came second finds the first by its constraint. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** The answer that a participant has given, by its submission or to its question; with what keeps a new one from being stored. */
export async function findRoomAnswer(
  db: Read,
  given: { participantId: string; questionId: string; submissionId: string },
): Promise<{ answer: StoredAnswer | null; status: string; isGone: boolean } | undefined> {
  const { rows } = await sql<{ answer: StoredAnswer | null; status: string; isGone: boolean }>`
    select r.status, p.left_at is not null or p.removed_at is not null as is_gone,
      (select ${answerJson} from group_quiz_answers a join evaluations e on e.id = a.evaluation_id
        where a.participant_id = p.id and (a.submission_id = ${given.submissionId} or a.question_id = ${given.questionId})
        order by a.submission_id = ${given.submissionId} desc limit 1) as answer
    from study_room_participants p join study_rooms r on r.id = p.room_id
    where p.id = ${given.participantId}
  `.execute(db)
  return rows[0]
}

/** A mark in a room that is final now. */
export type SettledAnswer = MarkedAnswer & {
  roomId: string
  seasonId: string
  playerId: string | null
  answer: StoredAnswer
}

/**
 * Makes a mark in a room final, once: with the model's judgement, or without one, or with one
 * that is held, as it is. Mark, figures, version and progress event in one
 * statement (ruling 36). Undefined where it is final already, or no room's.
 */
export async function settleRoomAnswer(
  db: OneWrite,
  mark: {
    evaluationId: string
    builtIn: Judgement
    model: { judgement: Judgement; isHeld: boolean; name: string; promptVersion: string } | undefined
    eventId: string
  },
): Promise<SettledAnswer | undefined> {
  const { model } = mark
  const judgedBy = model === undefined || model.isHeld ? 'built-in' : 'model'
  const judgement = judgedBy === 'model' && model !== undefined ? model.judgement : mark.builtIn
  const { rows } = await sql<SettledAnswer>`
    with room as (
      select r.id, r.version from study_rooms r join group_quiz_answers a on a.room_id = r.id
      where a.evaluation_id = ${mark.evaluationId} for no key update of r
    ), e as (
      update evaluations e set score = ${judgement.score}::integer, judged_by = ${judgedBy},
        model = ${model === undefined ? null : JSON.stringify(model.judgement)}::jsonb, model_name = ${model?.name ?? null},
        prompt_version = ${model?.promptVersion ?? null}, is_awaiting_model = false, lease_until = null,
        event_id = (select ${mark.eventId}::uuid from group_quiz_answers a where a.evaluation_id = e.id and a.local_date is not null
          and exists (select from logins l where l.player_id = e.player_id))
      from room where e.id = ${mark.evaluationId} and e.is_awaiting_model
      returning e.*
    ), a as (
      update group_quiz_answers a set version = room.version + 1 from room, e where a.evaluation_id = e.id
      returning a.*
    ), counted as (
      insert into progress_events (id, idempotency_key, request_hash, season_id, player_id, login_id, kind, occurred_at,
        local_date, study_seconds, questions_answered, points_earned, points_possible, chapters, crosswords_completed,
        trivia_points, memory_points)
      select e.event_id, e.id, '', e.season_id, e.player_id, l.id, 'ai-evaluated', a.created_at, a.local_date, a.study_seconds, 1,
        e.score, e.max_score, jsonb_build_array(a.chapter), 0, 0, 0
      from e, a, lateral (select id from logins where player_id = e.player_id
        order by case when logged_in_at <= a.created_at then logged_in_at end desc nulls last, logged_in_at limit 1) as l
      where e.event_id is not null
    ), scored as (
      update study_room_participants p set total_points_earned = p.total_points_earned + ${judgement.score - mark.builtIn.score}::integer
      from a where p.id = a.participant_id
      returning p.*
    ), raised as (
      update study_rooms r set version = r.version + 1 from e, room where r.id = room.id returning r.version
    )
    select ${participantJson('scored')} as participant, raised.version, e.event_id, a.room_id, e.season_id, e.player_id,
      ${answerJson} as answer
    from scored, raised, e, a
  `.execute(db)
  return rows[0]
}

/** Marks in rooms whose time with the model is over. */
export async function listOverdueRoomAnswers(
  db: Read,
  limit: number,
): Promise<{ evaluationId: string; builtIn: Judgement }[]> {
  const { rows } = await sql<{ evaluationId: string; builtIn: Judgement }>`
    select e.id as evaluation_id, e.built_in from evaluations e join group_quiz_answers a on a.evaluation_id = e.id
    where e.is_awaiting_model and e.lease_until <= now() order by e.lease_until limit ${limit}
  `.execute(db)
  return rows
}
