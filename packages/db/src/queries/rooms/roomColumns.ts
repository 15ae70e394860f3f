import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import type { Turn } from '@seraph/schema/rooms/turn'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A stored time as every reply has it. */
export const isoTime = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A `RoomParticipant` as JSON, of a row of `study_room_participants` under this name. */
export function participantJson(row: string): RawBuilder<RoomParticipant> {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`jsonb_build_object(
    'id', ${of('id')}, 'userId', ${of('id')}, 'nickname', ${of('nickname')}, 'gem', ${of('gem')}, 'isHost', ${of('is_host')},
    'assignedChapters', ${of('assigned_chapters')}, 'givenChapters', ${of('given_chapters')}, 'score', ${of('total_points_earned')},
    'pointsPossible', ${of('total_points_possible')}, 'questionsAnswered', ${of('questions_answered')},
    'accuracy', case when ${of('total_points_possible')} > 0
      then round(100.0 * ${of('total_points_earned')} / ${of('total_points_possible')})::integer end,
    'lastActivity', ${isoTime(`${row}.last_activity_at`)}, 'teamName', ${of('team_name')},
    'presence', case when ${of('removed_at')} is not null then 'removed' when ${of('left_at')} is not null then 'left'
      when ${of('connection_id')} is not null then 'here' else 'away' end, 'isGuest', ${of('is_guest')})`
}

/** The `Turn` of `study_rooms r` as JSON, null where it has none (rule 206). */
export const turnJson: RawBuilder<Turn | null> = sql`case when r.questions is not null then jsonb_build_object(
  'number', r.turn, 'total', jsonb_array_length(r.questions), 'question', r.questions->(r.turn - 1),
  'openedAt', ${isoTime('r.turn_opened_at')},
  'answeredBy', coalesce((select jsonb_agg(p.id order by p.id) from study_room_participants p
    where p.room_id = r.id and exists (select from group_quiz_answers a
      where a.participant_id = p.id and a.question_id = r.questions->(r.turn - 1)->>'id')), '[]')) end`

/** A `Room` as JSON, of `study_rooms r`: all of it as one statement sees it. */
export const roomJson: RawBuilder<Room> = sql`jsonb_build_object(
  'id', r.id, 'code', r.code, 'name', r.name, 'seasonId', r.season_id, 'chapters', r.chapters, 'status', r.status,
  'currentQuestion', (select max(p.questions_answered) from study_room_participants p where p.room_id = r.id),
  'maxParticipants', (r.settings->>'maxParticipants')::integer,
  'hostId', (select p.id from study_room_participants p where p.room_id = r.id and p.is_host),
  'teamName', r.team_name, 'coachName', r.coach_name, 'sessionType', r.session_type, 'settings', r.settings,
  'isLocked', r.is_locked, 'turn', ${turnJson}, 'startedAt', ${isoTime('r.started_at')}, 'endedAt', ${isoTime('r.ended_at')},
  'participants', (select jsonb_agg(${participantJson('p')} order by p.joined_at, p.id)
    from study_room_participants p where p.room_id = r.id),
  'seatRequests', case when r.status = 'completed' then '[]' else coalesce((select jsonb_agg(jsonb_build_object(
      'id', q.id, 'participantId', q.participant_id, 'nickname', p.nickname, 'askedAt', ${isoTime('q.asked_at')})
      order by q.asked_at, q.id)
    from seat_requests q join study_room_participants p on p.id = q.participant_id
    where q.room_id = r.id and q.is_allowed is null), '[]') end,
  'version', r.version)`
