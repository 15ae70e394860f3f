import type { Judgement } from '@seraph/schema/judging'
import { evaluatedKind } from '@seraph/schema/progress/progressKinds'
import type { CountedNow } from '@seraph/schema/progress/countedNow'
import type { RoomParticipant } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { prepared } from '../../prepared.ts'
import { answerTime, busyAfter, countedNow, countedSteps, countedValues, lockedPace } from '../progress/countedWork.ts'
import { jsonObject } from '../jsonObject.ts'
import { insertedEvent } from '../progress/insertedEvent.ts'
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
export const answerJson: RawBuilder<StoredAnswer> = jsonObject<StoredAnswer>({
  userId: sql.ref('a.participant_id'),
  submissionId: sql.ref('a.submission_id'),
  questionId: sql.ref('a.question_id'),
  chapter: sql.ref('a.chapter'),
  version: sql.ref('a.version'),
  evaluationId: sql.ref('e.id'),
  judgedBy: sql.ref('e.judged_by'),
  judgement: sql`case e.judged_by when 'model' then e.model else e.built_in end`,
  isFinal: sql`not e.is_awaiting_model`,
})

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
  `.execute(reading(db))
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

/**
 * What a mark changed: the participant's figures and the room's version; `eventId`
 * of the progress event that was written with it, and what of it counts.
 */
export type MarkedAnswer = {
  participant: RoomParticipant
  version: number
  eventId: string | null
  counted: CountedNow | null
}

/**
 * The longest time between two answers, or from start or joining to the
 * first, that counts as study, in seconds; a reload changes nothing.
 */
const longestGapSeconds = 300

/**
 * Stores an answer, its mark, the participant's figures, the room's version and, where it is final and counts, its progress event in one
 * statement. Undefined where nothing was stored: the question has its answer, the room isn't active or has moved on, the
 * seat is vacated, or the chapter was never given to it.
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

/** `last_event_at` moves once a minute: it is in an index, and a row whose indexes stay as they are is written at half the cost. */
const insertMarked = prepared<Given, MarkedAnswer>(
  'insert_room_answer',
  (given) => sql`
    with room as (
      select id, version, started_at, questions is null or questions->(turn - 1)->>'id' is not distinct from ${given.questionId} as is_open
      from study_rooms where id = ${given.roomId} and status = 'active' for no key update
    ), pace as (
      ${lockedPace(sql`(select ${given.playerId}::uuid from room)`)}
    ), seat as (
      select p.id, least(${longestGapSeconds}, greatest(0,
          floor(extract(epoch from now() - greatest(room.started_at, p.joined_at,
            (select max(a.created_at) from group_quiz_answers a where a.participant_id = p.id))))))::integer as study_seconds
      from study_room_participants p, room left join pace on true
      where p.id = ${given.participantId} and p.room_id = room.id and room.is_open and not p.is_host and p.left_at is null and p.removed_at is null
        and p.given_chapters @> jsonb_build_array(jsonb_build_array(${given.chapter}::integer))
        and not exists (select from group_quiz_answers a where a.participant_id = p.id
          and (a.question_id = ${given.questionId} or a.submission_id = ${given.submissionId}))
    ), login as (
      select id, logged_in_at from logins where player_id = ${given.playerId}::uuid order by logged_in_at desc limit 1
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
    ), ready as (
      select pace.busy, now() as at, login.logged_in_at as since from pace, login, marked where marked.event_id is not null
    ), actions as (
      select 1 as place, ${given.questionId} as subject, ${given.chapter}::integer as chapter, ${answerTime(given.response)} as need_ms,
        0 as trivia_points, 0 as memory_points from ready
    ), ${countedSteps({ playerId: given.playerId, seasonId: given.seasonId, kind: sql.lit(evaluatedKind), localDate: given.localDate })}, told as (
      ${insertedEvent({
        ...countedValues,
        id: sql`marked.event_id`,
        idempotencyKey: sql`marked.id`,
        requestHash: sql.lit(''),
        seasonId: given.seasonId,
        playerId: sql`${given.playerId}::uuid`,
        loginId: sql`login.id`,
        kind: sql.lit(evaluatedKind),
        occurredAt: sql`now()`,
        localDate: given.localDate,
        studySeconds: sql`seat.study_seconds`,
        questionsAnswered: sql.lit(1),
        pointsEarned: sql`${given.score}::integer`,
        pointsPossible: sql`${given.maxScore}::integer`,
        chapters: sql`jsonb_build_array(${given.chapter}::integer)`,
      })}
      from marked, login, seat where marked.event_id is not null
    ), occupied as (
      update player_paces set busy = ${busyAfter} where player_id = ${given.playerId}::uuid and exists (select from fitting)
    ), remembered as (
      update players set time_zone_on = ${given.localDate}
      where id = ${given.playerId}::uuid and time_zone is not null and coalesce(time_zone_on < ${given.localDate}, true)
    ), scored as (
      update study_room_participants p
      set questions_answered = p.questions_answered + 1, total_points_earned = p.total_points_earned + ${given.score}::integer,
        total_points_possible = p.total_points_possible + ${given.maxScore}::integer, last_activity_at = now()
      from seat where p.id = seat.id
      returning p.*
    ), raised as (
      update study_rooms r set version = r.version + 1,
        last_event_at = case when r.last_event_at < now() - interval '1 minute' then now() else r.last_event_at end
      from marked where r.id = ${given.roomId} returning r.version
    )
    select ${participantJson('scored')} as participant, raised.version, marked.event_id,
      case when marked.event_id is not null then ${countedNow} end as counted from scored, raised, marked`,
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
  `.execute(reading(db))
  return rows[0]
}
