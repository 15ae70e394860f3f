import type { RoomParticipant, RoomStatus } from '@seraph/schema/rooms/room'
import type { Judgement, QuestionPart } from '@seraph/schema/judging'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeAuthority } from '../coaches/codeInForce.ts'
import { isoTime, participantJson } from './roomColumns.ts'

/** A room in its host's list. */
export type ListedRoom = {
  id: string
  seasonId: string
  code: string
  name: string
  status: RoomStatus
  participants: number
  createdAt: string
  endedAt: string | null
}

/** A coach's rooms of all seasons, the newest first; `participants` without the host and those who were removed. */
export async function listCoachRooms(
  db: Read,
  given: { code: string; coachId: string | undefined; limit: number },
): Promise<ListedRoom[]> {
  const { rows } = await sql<ListedRoom>`
    select r.id, r.season_id, r.code, r.name, r.status, ${isoTime('r.created_at')} as created_at, ${isoTime('r.ended_at')} as ended_at,
      (select count(*) from study_room_participants p where p.room_id = r.id and not p.is_host and p.removed_at is null) as participants
    from study_rooms r
    where r.coach_code in (
      select k.code from coach_codes k where k.code = ${given.code} or ${codeAuthority} = ${given.coachId ?? null}::uuid)
    order by r.created_at desc limit ${given.limit}
  `.execute(reading(db))
  return rows
}

/** A finished room in a player's list, with the player's own figures. */
export type PlayedRoom = Pick<RoomParticipant, 'questionsAnswered' | 'score' | 'pointsPossible'> & {
  id: string
  seasonId: string
  name: string
  coachName: string
  createdAt: string
}

/** The finished rooms in which a player answered something, of all seasons, the newest first. */
export async function listPlayedRooms(db: Read, given: { playerId: string; limit: number }): Promise<PlayedRoom[]> {
  const { rows } = await sql<PlayedRoom>`
    select r.id, r.season_id, r.name, r.coach_name, ${isoTime('r.created_at')} as created_at, p.questions_answered,
      p.total_points_earned as score, p.total_points_possible as points_possible
    from study_room_participants p join study_rooms r on r.id = p.room_id
    where p.player_id = ${given.playerId} and r.status = 'completed' and p.questions_answered > 0
    order by r.created_at desc limit ${given.limit}
  `.execute(reading(db))
  return rows
}

/** An answer as the host reads it. */
export type AnswerResultRow = {
  evaluationId: string
  /** What became of asking a person about it, null where nobody has. */
  appeal: 'waiting' | 'decided' | null
  questionId: string
  question: string | null
  verse: string | null
  /** The key as it is now; empty where the question is gone. */
  questionParts: QuestionPart[]
  chapter: number
  answer: string | null
  score: number
  maxScore: number
  judgement: Judgement
  judgedBy: 'built-in' | 'model'
  isFinal: boolean
  answeredAt: string
}

/** How many answers of a room people's decisions have changed that its results don't hold, and by how many points in all. */
export type ResultChange = { answers: number; points: number }

/** What became of a room: `participationTime` in whole seconds from joining to the last answer. */
export type RoomResultRow = {
  id: string
  seasonId: string
  code: string
  name: string
  status: RoomStatus
  coachName: string
  teamName: string | null
  createdAt: string
  startedAt: string | null
  endedAt: string | null
  reopenedAt: string | null
  changedSince: ResultChange
  participants: { participant: RoomParticipant; participationTime: number; answers: AnswerResultRow[] }[]
}

/** A room's results as one statement sees them; whoever was removed without an answer is left out. */
export async function findRoomResults(db: Read, roomId: string): Promise<RoomResultRow | undefined> {
  const { rows } = await sql<RoomResultRow>`
    select r.id, r.season_id, r.code, r.name, r.status, r.coach_name, r.team_name, ${isoTime('r.created_at')} as created_at,
      ${isoTime('r.started_at')} as started_at, ${isoTime('r.ended_at')} as ended_at, ${isoTime('r.results_reopened_at')} as reopened_at,
      (select jsonb_build_object('answers', count(*), 'points', coalesce(sum(e.added_points - a.added_points), 0))
        from group_quiz_answers a join evaluations e on e.id = a.evaluation_id
        where a.room_id = r.id and a.added_points <> e.added_points) as changed_since,
      (select coalesce(jsonb_agg(jsonb_build_object('participant', ${participantJson('p')},
          'participationTime', coalesce((select floor(extract(epoch from max(a.created_at) - p.joined_at))::integer
            from group_quiz_answers a where a.participant_id = p.id), 0),
          'answers', (select coalesce(jsonb_agg(jsonb_build_object('evaluationId', e.id,
              'appeal', (select case when bool_or(o.decided_at is null) then 'waiting' else 'decided' end from appeals o
                where o.evaluation_id = e.id having count(*) > 0), 'questionId', a.question_id, 'question', q.question,
              'verse', q.verse, 'questionParts', coalesce(q.parts, '[]'), 'chapter', a.chapter, 'answer', e.response, 'score', e.score + a.added_points, 'maxScore', e.max_score,
              'judgement', case e.judged_by when 'model' then e.model else e.built_in end, 'judgedBy', e.judged_by,
              'isFinal', not e.is_awaiting_model, 'answeredAt', ${isoTime('a.created_at')}) order by a.created_at, a.question_id), '[]')
            from group_quiz_answers a join evaluations e on e.id = a.evaluation_id
            left join questions q on q.season_id = e.season_id and q.id = a.question_id
            where a.participant_id = p.id)) order by p.joined_at, p.id), '[]')
        from study_room_participants p
        where p.room_id = r.id and not p.is_host and (p.removed_at is null or p.questions_answered > 0)) as participants
    from study_rooms r where r.id = ${roomId}
  `.execute(reading(db))
  return rows[0]
}
