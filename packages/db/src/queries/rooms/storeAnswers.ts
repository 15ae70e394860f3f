import type { Judgement } from '@seraph/schema/judging'
import type { CountedNow } from '@seraph/schema/progress/countedNow'
import { evaluatedKind } from '@seraph/schema/progress/progressKinds'
import type { ReviewedPart } from '@seraph/schema/review'
import type { RoomParticipant } from '@seraph/schema/rooms/room'
import { sql } from 'kysely'

import type { OneWrite } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { jsonObject } from '../jsonObject.ts'
import { milliseconds } from '../milliseconds.ts'
import { answerTime, busyWith } from '../progress/countedWork.ts'
import { insertedEvent } from '../progress/insertedEvent.ts'
import { participantJson } from './roomColumns.ts'

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
 * Stores an answer, its mark, the participant's figures, the room's version and, where it is final and counts, its
 * progress event in one statement. Undefined where nothing was stored: the question has its answer, the room isn't
 * active or has moved on, the seat is vacated, or the chapter was never given to it.
 */
export async function insertRoomAnswer(db: OneWrite, answer: NewRoomAnswer): Promise<MarkedAnswer | undefined> {
  const [tried] = await store(db, 'wait', [answer]).catch((error: unknown) => {
    if (isUniqueViolation(error)) return []
    throw error
  })
  return tried?.marked
}

/** What came of an answer; `marked` is undefined where nothing was stored. */
type Tried = { marked: MarkedAnswer | undefined }

/**
 * The same for answers of different participants and players in one statement, each in its place. Undefined stands
 * for one that is to be stored by itself: nothing here waits for whoever holds a room or a player, so that no
 * answer waits for another's, and where one of them can't be stored none is.
 */
export async function insertFreeAnswers(
  db: OneWrite,
  answers: readonly NewRoomAnswer[],
): Promise<(Tried | undefined)[]> {
  return store(db, 'skip', answers).catch((error: unknown) => {
    if (isOfValues(error)) return answers.map(() => undefined)
    throw error
  })
}

async function store(
  db: OneWrite,
  held: keyof typeof statements,
  answers: readonly NewRoomAnswer[],
): Promise<(Tried | undefined)[]> {
  const rows = await statements[held](db, columnsOf(answers))
  const tried = new Map(
    rows.map(({ evaluationId, version, ...changed }): [string, Tried] => [
      evaluationId,
      { marked: version === null ? undefined : { ...changed, version } },
    ]),
  )
  return answers.map(({ evaluationId }) => tried.get(evaluationId))
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Two submissions at the same moment: the one that came second finds the first by its constraint. */
const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** One of the values is refused, or somebody else's statement was in the way: SQLSTATE classes 22, 23 and 40. */
const isOfValues = (error: unknown): boolean => /^(22|23|40)/.test(codeOf(error))

/** An answer that nobody else held; without a version where it was refused. */
type Row = Omit<MarkedAnswer, 'version'> & { evaluationId: string; version: number | null }

type Texts = 'roomIds' | 'participantIds' | 'seasonIds' | 'questionIds' | 'questionVersions' | 'submissionIds'
type Given = { count: number; leaseMs: (number | null)[] } & Record<
  Texts | 'evaluationIds' | 'responses' | 'builtIns' | 'judgeVersions',
  string[]
> &
  Record<'chapters' | 'scores' | 'maxScores', number[]> &
  Record<'playerIds' | 'localDates' | 'eventIds' | 'parts', (string | null)[]>

function columnsOf(answers: readonly NewRoomAnswer[]): Given {
  return {
    count: answers.length,
    roomIds: answers.map(({ roomId }) => roomId),
    participantIds: answers.map(({ participantId }) => participantId),
    seasonIds: answers.map(({ seasonId }) => seasonId),
    chapters: answers.map(({ question }) => question.chapter),
    questionIds: answers.map(({ question }) => question.id),
    questionVersions: answers.map(({ question }) => question.version),
    submissionIds: answers.map(({ submissionId }) => submissionId),
    evaluationIds: answers.map(({ evaluationId }) => evaluationId),
    responses: answers.map(({ response }) => response),
    scores: answers.map(({ builtIn }) => builtIn.score),
    maxScores: answers.map(({ builtIn }) => builtIn.maxScore),
    builtIns: answers.map(({ builtIn }) => JSON.stringify(builtIn)),
    judgeVersions: answers.map(({ judgeVersion }) => judgeVersion),
    leaseMs: answers.map(({ leaseMs }) => leaseMs ?? null),
    playerIds: answers.map(({ counting }) => counting?.playerId ?? null),
    localDates: answers.map(({ counting }) => counting?.localDate ?? null),
    eventIds: answers.map(({ counting, leaseMs }) => (leaseMs === undefined ? (counting?.eventId ?? null) : null)),
    parts: answers.map(({ builtIn, counting, leaseMs }) =>
      leaseMs === undefined && counting !== undefined ? reviewedPartsOf(builtIn) : null,
    ),
  }
}

/** What the line of the review log says of a final mark, as `reviewedParts` has it; null where the verdict doesn't name its parts. */
function reviewedPartsOf({ parts }: Judgement): string | null {
  const named = parts.flatMap(({ id, status }): ReviewedPart[] => (id === undefined ? [] : [{ id, status }]))
  return named.length === 0 ? null : JSON.stringify(named)
}

/** What of an answer counts, of `seat s` and `once`: it is one action (rule 44). Nothing does where the player has no pace any more. */
const counted = {
  counted: sql<number>`(once.player_id is not null)::integer`,
  repeated: sql<number>`coalesce(s.is_fitting::integer, 0) - (once.player_id is not null)::integer`,
  tooFast: sql<number>`coalesce((not s.is_fitting)::integer, 0)`,
}

/**
 * `last_event_at` moves once a minute: it is in an index, and a row whose indexes stay as they are is written at
 * half the cost. By its limit the planner takes what is given for one row, and finds all else by an index. `seat`
 * are the answers of which nobody else holds the room or the player; those that are stored have a `version`, and `is_fitting`
 * those of them that a person can have given in the time (`paceActions`). The second answer under a submission's id is left
 * to the table's own constraint. Much of the cost is to begin and end a plan: a part more that reads or writes is
 * paid at each answer, whatever it finds.
 */
const statement = (name: string, skipping: 'skip locked' | ''): ReturnType<typeof prepared<Given, Row>> =>
  prepared(name, (given) => {
    const skip = sql.raw(skipping)
    return sql`
    with given as (
      select * from unnest(${given.roomIds}::uuid[], ${given.participantIds}::uuid[], ${given.seasonIds}::text[], ${given.chapters}::integer[],
        ${given.questionIds}::text[], ${given.questionVersions}::text[], ${given.submissionIds}::uuid[], ${given.evaluationIds}::uuid[],
        ${given.responses}::text[], ${given.scores}::integer[], ${given.maxScores}::integer[], ${given.builtIns}::text[],
        ${given.judgeVersions}::text[], ${given.leaseMs}::integer[], ${given.playerIds}::uuid[], ${given.localDates}::text[],
        ${given.eventIds}::uuid[], ${given.parts}::text[])
      with ordinality as g (room_id, participant_id, season_id, chapter, question_id, question_version, submission_id, evaluation_id, response,
        score, max_score, built_in, judge_version, lease_ms, player_id, local_date, wanted_event_id, parts, place)
      limit ${given.count}::bigint
    ), room as (
      select id, version, started_at, questions is null as is_any_open, questions->(turn - 1)->>'id' as open_question
      from study_rooms where id = any(${given.roomIds}::uuid[]) and status = 'active' for no key update ${skip}
    ), pace as (
      select h.id as player_id, c.busy from given g join players h on h.id = g.player_id join player_paces c on c.player_id = h.id
      where (select count(*) from room) > 0
      for key share of h ${skip} for update of c ${skip}
    ), seat as (
      select timed.*, event_id is not null
        and need_ms <= ${milliseconds(sql.ref('up_to'))} - ${milliseconds(sql`greatest(logged_in_at, now() - interval '2 hours', before)`)} as is_fitting
      from (
        select g.*, case when p.id is not null then
            (room.version + row_number() over in_room)::integer end as version, lead(g.place) over in_room is null as is_last,
          least(${sql.lit(longestGapSeconds)}, greatest(0, floor(extract(epoch from
            now() - greatest(room.started_at, p.joined_at, p.last_answer_at)))))::integer as study_seconds,
          login.id as login_id, login.logged_in_at,
          case when p.id is not null and login.id is not null then g.wanted_event_id end as event_id, pace.busy, stretch.*, ${answerTime(sql.ref('g.response'))} as need_ms
        from given g join room on room.id = g.room_id
          left join pace on pace.player_id = g.player_id
          left join study_room_participants p on p.id = g.participant_id and p.room_id = room.id
            and (room.is_any_open or room.open_question is not distinct from g.question_id)
            and not p.is_host and p.left_at is null and p.removed_at is null
            and p.given_chapters @> jsonb_build_array(jsonb_build_array(g.chapter))
            and not exists (select from group_quiz_answers a where a.participant_id = p.id and a.question_id = g.question_id)
          left join lateral (
            select id, logged_in_at from logins where player_id = g.player_id order by logged_in_at desc limit 1) as login on true
          left join lateral (
            select least(now(), min(lower(r)) filter (where upper(r) > now())) as up_to, max(upper(r)) filter (where upper(r) <= now()) as before
            from unnest(pace.busy) as r) as stretch on pace.player_id is not null
        ${skipping === '' ? sql`` : sql`where g.player_id is null or pace.player_id is not null`}
        window in_room as (partition by room.id, p.id is null order by g.place)) as timed
    ), marked as (
      insert into evaluations (id, request_hash, season_id, question_id, question_version, chapter, player_id, response, score,
        max_score, judged_by, built_in, judge_version, is_awaiting_model, lease_until, event_id, is_logged)
      select evaluation_id, submission_id::text, season_id, question_id, question_version, chapter, player_id, response, score,
        max_score, 'built-in', built_in::jsonb, judge_version, lease_ms is not null, now() + lease_ms * interval '1 millisecond', event_id,
        parts is not null
      from seat where version is not null
    ), answered as (
      insert into group_quiz_answers (room_id, participant_id, question_id, chapter, submission_id, evaluation_id, version, local_date,
        study_seconds)
      select room_id, participant_id, question_id, chapter, submission_id, evaluation_id, version, local_date, study_seconds
      from seat where version is not null
    ), logged as (
      insert into reviews (evaluation_id, player_id, season_id, question_id, reviewed_at, was_helped, parts)
      select evaluation_id, player_id, season_id, question_id, now(), false, parts::jsonb
      from seat where version is not null and parts is not null
    ), once as (
      insert into counted_actions (player_id, season_id, kind, subject, day)
      select player_id, season_id, ${sql.lit(evaluatedKind)}, question_id, local_date from seat where is_fitting
      on conflict do nothing returning player_id
    ), told as (
      ${insertedEvent({
        ...counted,
        id: sql.ref('s.event_id'),
        idempotencyKey: sql.ref('s.evaluation_id'),
        requestHash: sql.lit(''),
        seasonId: sql.ref('s.season_id'),
        playerId: sql.ref('s.player_id'),
        loginId: sql.ref('s.login_id'),
        kind: sql.lit(evaluatedKind),
        occurredAt: sql`now()`,
        localDate: sql.ref('s.local_date'),
        studySeconds: sql.ref('s.study_seconds'),
        questionsAnswered: sql.lit(1),
        pointsEarned: sql.ref('s.score'),
        pointsPossible: sql.ref('s.max_score'),
        chapters: sql`jsonb_build_array(s.chapter)`,
        countedTriviaPoints: sql.lit(0),
        countedMemoryPoints: sql.lit(0),
        countedChapters: sql`case when once.player_id is null then '{}' else jsonb_build_object(s.chapter, 1) end`,
      })}
      from seat s left join once using (player_id) where s.event_id is not null
    ), occupied as (
      update player_paces p
      set busy = ${busyWith({ busy: sql.ref('s.busy'), upTo: sql.ref('s.up_to'), takenMs: sql.ref('s.need_ms'), at: sql`now()` })}
      from seat s where p.player_id = s.player_id and s.is_fitting
    ), remembered as (
      update players p set time_zone_on = s.local_date from seat s
      where p.id = s.player_id and s.version is not null and p.time_zone is not null and coalesce(p.time_zone_on < s.local_date, true)
    ), scored as (
      update study_room_participants p
      set questions_answered = p.questions_answered + 1, total_points_earned = p.total_points_earned + s.score,
        total_points_possible = p.total_points_possible + s.max_score, last_activity_at = now(), last_answer_at = now()
      from seat s where p.id = s.participant_id and s.version is not null
      returning p.id, ${participantJson('p')} as participant
    ), raised as (
      update study_rooms r set version = s.version,
        last_event_at = case when r.last_event_at < now() - interval '1 minute' then now() else r.last_event_at end
      from seat s where r.id = s.room_id and s.version is not null and s.is_last
    )
    select s.evaluation_id, s.version, s.event_id, scored.participant,
      case when s.event_id is not null
        then ${jsonObject<CountedNow>(counted)} end as counted
    from seat s left join scored on scored.id = s.participant_id left join once on once.player_id = s.player_id`
  })

const statements = { wait: statement('store_answer', ''), skip: statement('store_free_answers', 'skip locked') }
