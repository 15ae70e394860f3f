import type { Judgement } from '@seraph/schema/judging'
import { evaluatedKind } from '@seraph/schema/progress/progressKinds'
import { sql } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { heldPlayer } from '../players/heldPlayer.ts'
import { answerTime, busyAfter, countedNow, countedSteps, countedValues, lockedPace } from '../progress/countedWork.ts'
import { insertedEvent } from '../progress/insertedEvent.ts'
import { answerJson } from './roomAnswers.ts'
import type { StoredAnswer } from './roomAnswers.ts'
import type { MarkedAnswer } from './storeAnswers.ts'
import { participantJson } from './roomColumns.ts'

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
 * statement (rule 36). Undefined where it is final already, or no room's.
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
    ), held as (
      ${heldPlayer(sql`(select e.player_id from evaluations e, room where e.id = ${mark.evaluationId})`)}
    ), e as (
      update evaluations e set score = ${judgement.score}::integer, judged_by = ${judgedBy},
        model = ${model === undefined ? null : JSON.stringify(model.judgement)}::jsonb, model_name = ${model?.name ?? null},
        prompt_version = ${model?.promptVersion ?? null}, is_awaiting_model = false, lease_until = null,
        event_id = (select ${mark.eventId}::uuid from group_quiz_answers a where a.evaluation_id = e.id and a.local_date is not null
          and exists (select from logins l where l.player_id = e.player_id))
      from room left join held on true where e.id = ${mark.evaluationId} and e.is_awaiting_model
      returning e.*
    ), a as (
      update group_quiz_answers a set version = room.version + 1 from room, e where a.evaluation_id = e.id
      returning a.*
    ), pace as (
      ${lockedPace(sql`(select player_id from e where event_id is not null)`)}
    ), login as (
      select l.id, l.logged_in_at from e, a, lateral (select id, logged_in_at from logins where player_id = e.player_id
        order by case when logged_in_at <= a.created_at then logged_in_at end desc nulls last, logged_in_at limit 1) as l
    ), ready as (
      select pace.busy, a.created_at as at, login.logged_in_at as since from pace, login, a
    ), actions as (
      select 1 as place, e.question_id as subject, e.chapter, ${answerTime(sql`e.response`)} as need_ms, 0 as trivia_points, 0 as memory_points
      from e, ready
    ), ${countedSteps({
      playerId: sql`(select player_id from e)`,
      seasonId: sql`(select season_id from e)`,
      kind: sql.lit(evaluatedKind),
      localDate: sql`(select local_date from a)`,
    })}, told as (
      ${insertedEvent({
        ...countedValues,
        id: sql`e.event_id`,
        idempotencyKey: sql`e.id`,
        requestHash: sql.lit(''),
        seasonId: sql`e.season_id`,
        playerId: sql`e.player_id`,
        loginId: sql`login.id`,
        kind: sql.lit(evaluatedKind),
        occurredAt: sql`a.created_at`,
        localDate: sql`a.local_date`,
        studySeconds: sql`a.study_seconds`,
        questionsAnswered: sql.lit(1),
        pointsEarned: sql`e.score`,
        pointsPossible: sql`e.max_score`,
        chapters: sql`jsonb_build_array(a.chapter)`,
      })}
      from e, a, login where e.event_id is not null
    ), occupied as (
      update player_paces p set busy = ${busyAfter} from e where p.player_id = e.player_id and exists (select from fitting)
    ), scored as (
      update study_room_participants p set total_points_earned = p.total_points_earned + ${judgement.score - mark.builtIn.score}::integer
      from a where p.id = a.participant_id
      returning p.*
    ), raised as (
      update study_rooms r set version = r.version + 1 from e, room where r.id = room.id returning r.version
    )
    select ${participantJson('scored')} as participant, raised.version, e.event_id, a.room_id, e.season_id, e.player_id,
      ${answerJson} as answer, case when e.event_id is not null then ${countedNow} end as counted
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
  `.execute(reading(db))
  return rows
}
