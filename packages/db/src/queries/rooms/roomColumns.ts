import type { Room, RoomParticipant, SeatRequest } from '@seraph/schema/rooms/room'
import type { Turn } from '@seraph/schema/rooms/turn'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { jsonObject } from '../jsonObject.ts'

/** A stored time as every reply has it. */
export const isoTime = <Time extends string | null = string>(column: string): RawBuilder<Time> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A `RoomParticipant` as JSON, of a row of `study_room_participants` under this name. */
export function participantJson(row: string): RawBuilder<RoomParticipant> {
  const of = <Value>(column: string) => sql.ref<Value>(`${row}.${column}`)
  const [earned, possible] = [of<number>('total_points_earned'), of<number>('total_points_possible')]
  return jsonObject<RoomParticipant>({
    id: of('id'),
    userId: of('id'),
    nickname: of('nickname'),
    gem: of('gem'),
    isHost: of('is_host'),
    assignedChapters: of('assigned_chapters'),
    givenChapters: of('given_chapters'),
    score: earned,
    pointsPossible: possible,
    questionsAnswered: of('questions_answered'),
    accuracy: sql`case when ${possible} > 0 then round(100.0 * ${earned} / ${possible})::integer end`,
    lastActivity: isoTime(`${row}.last_activity_at`),
    teamName: of('team_name'),
    presence: sql`case when ${of('removed_at')} is not null then 'removed' when ${of('left_at')} is not null then 'left'
      when ${of('connection_id')} is not null then 'here' else 'away' end`,
    isGuest: of('is_guest'),
  })
}

const turnFields = jsonObject<Turn>({
  number: sql.ref('r.turn'),
  total: sql`jsonb_array_length(r.questions)`,
  question: sql`r.questions->(r.turn - 1)`,
  openedAt: isoTime('r.turn_opened_at'),
  answeredBy: sql`coalesce((select jsonb_agg(p.id order by p.id) from study_room_participants p
    where p.room_id = r.id and exists (select from group_quiz_answers a
      where a.participant_id = p.id and a.question_id = r.questions->(r.turn - 1)->>'id')), '[]')`,
})

/** The `Turn` of `study_rooms r` as JSON, null where it has none (rule 206). */
export const turnJson: RawBuilder<Turn | null> = sql`case when r.questions is not null then ${turnFields} end`

const seatRequestJson = jsonObject<SeatRequest>({
  id: sql.ref('q.id'),
  participantId: sql.ref('q.participant_id'),
  nickname: sql.ref('p.nickname'),
  askedAt: isoTime('q.asked_at'),
})

/** A `Room` as JSON, of `study_rooms r`: all of it as one statement sees it. */
export const roomJson: RawBuilder<Room> = jsonObject<Room>({
  id: sql.ref('r.id'),
  code: sql.ref('r.code'),
  name: sql.ref('r.name'),
  seasonId: sql.ref('r.season_id'),
  chapters: sql.ref('r.chapters'),
  status: sql.ref('r.status'),
  currentQuestion: sql`(select max(p.questions_answered) from study_room_participants p where p.room_id = r.id)`,
  maxParticipants: sql`(r.settings->>'maxParticipants')::integer`,
  hostId: sql`(select p.id from study_room_participants p where p.room_id = r.id and p.is_host)`,
  teamName: sql.ref('r.team_name'),
  coachName: sql.ref('r.coach_name'),
  sessionType: sql.ref('r.session_type'),
  settings: sql.ref('r.settings'),
  isLocked: sql.ref('r.is_locked'),
  turn: turnJson,
  startedAt: isoTime<string | null>('r.started_at'),
  endedAt: isoTime<string | null>('r.ended_at'),
  participants: sql`(select jsonb_agg(${participantJson('p')} order by p.joined_at, p.id)
    from study_room_participants p where p.room_id = r.id)`,
  seatRequests: sql`case when r.status = 'completed' then '[]' else coalesce((
    select jsonb_agg(${seatRequestJson} order by q.asked_at, q.id)
    from seat_requests q join study_room_participants p on p.id = q.participant_id
    where q.room_id = r.id and q.is_allowed is null), '[]') end`,
  version: sql.ref('r.version'),
})
