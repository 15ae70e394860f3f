import type { PartVerdict } from '@seraph/schema/judging'
import type { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { sql } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { FrozenQuestion } from '../../tables/events.ts'
import { codeAuthority } from '../coaches/codeInForce.ts'

/** A member of a team. */
export type EventMemberRow = {
  id: string
  teamId: string
  nickname: string
  isCaptain: boolean
  isScribe: boolean
  isAlternate: boolean
  isGone: boolean
}

/** A team's sheet of the question at hand. */
export type EventSheetRow = {
  teamId: string
  draft: string
  draftNumber: number
  late: string | null
  score: number | null
  maxScore: number | null
  parts: PartVerdict[] | null
}

/** An appeal with the words of its question and sheet. */
export type EventAppealRow = {
  id: string
  teamId: string
  question: number
  part: number
  asked: string
  expected: string
  answer: string
  decision: 'affirmed' | 'overturned' | null
}

/** What a person changed in a sheet of the question at hand (rule 233). */
export type EventChangeRow = { teamId: string; part: number; who: string; isGiven: boolean; isAppeal: boolean }

/** A note inside a team; `nickname`: who wrote it. */
export type EventNoteRow = { id: string; teamId: string; seatId: string; nickname: string; text: string }

/**
 * An event room with all that concerns the question at hand. `points`: of
 * every question of its set; `deadlineMs` and `nowMs`: the database's, in
 * milliseconds since 1970; `nextText`: what the question after it says; `isSealed`: its
 * set may not be read yet; `isBetween`: two clubs play it; `graders`: how many hold a link.
 */
export type EventRoomRow = {
  id: string
  code: string
  setId: string
  name: string
  seasonId: string
  profile: 'nad-2023'
  version: number
  phase: EventPhase
  question: number
  points: number[]
  deadlineMs: number | null
  nowMs: number
  extraMs: number
  isVoid: boolean[]
  wasBreak: boolean
  runs: boolean
  isPaper: boolean
  showsPoints: boolean
  hasNotes: boolean
  isPublished: boolean
  isSealed: boolean
  sealedUntil: string | null
  isBetween: boolean
  asked: FrozenQuestion | null
  nextText: string | null
  teams: { id: string; name: string; isOutside: boolean; isVisiting: boolean }[]
  seats: EventMemberRow[]
  sheets: EventSheetRow[]
  changes: EventChangeRow[]
  appeals: EventAppealRow[]
  notes: EventNoteRow[]
  graders: number
}

/** How many notes of each team are shown, the last ones. */
const shownNotes = 20

const nothing = sql`'[]'::jsonb`

const columns = sql`r.id, r.code, r.set_id, r.name, s.season_id, s.profile, r.version, r.phase, r.question,
  jsonb_path_query_array(s.questions, '$[*].points') as points,
  (extract(epoch from r.deadline) * 1000)::float8 as deadline_ms,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms,
  r.extra_ms, r.is_void, r.was_break, r.runs, r.is_paper, r.shows_points, r.has_notes,
  r.published is not null as is_published, coalesce(s.sealed_until > clock_timestamp(), false) as is_sealed,
  to_char(s.sealed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sealed_until, r.visiting_coach_code is not null as is_between,
  s.questions -> r.question as asked, s.questions -> (r.question + 1) ->> 'question' as next_text,
  coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'isOutside', t.is_outside, 'isVisiting', t.is_visiting)
      order by t.position)
    from event_teams t where t.room_id = r.id), ${nothing}) as teams,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'teamId', p.team_id, 'nickname', p.nickname, 'isCaptain', p.is_captain,
      'isScribe', p.is_scribe, 'isAlternate', p.is_alternate, 'isGone', p.is_gone) order by p.created_at, p.id)
    from event_seats p where p.room_id = r.id and p.kind = 'member'), ${nothing}) as seats,
  coalesce((select jsonb_agg(jsonb_build_object('teamId', h.team_id, 'draft', h.draft, 'draftNumber', h.draft_number, 'late', h.late,
      'score', h.score, 'maxScore', h.max_score, 'parts', h.parts))
    from event_sheets h where h.room_id = r.id and h.question = r.question), ${nothing}) as sheets,
  coalesce((select jsonb_agg(jsonb_build_object('teamId', c.team_id, 'part', c.part, 'who', c.who, 'isGiven', c.status_after = 'given',
      'isAppeal', c.is_appeal) order by c.created_at, c.id)
    from event_corrections c where c.room_id = r.id and c.question = r.question), ${nothing}) as changes,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'teamId', a.team_id, 'question', a.question, 'part', a.part,
      'asked', s.questions -> a.question ->> 'question', 'expected', s.questions -> a.question -> 'parts' -> a.part ->> 'text',
      'answer', coalesce((select h.draft from event_sheets h where h.team_id = a.team_id and h.question = a.question), ''),
      'decision', a.decision) order by a.created_at, a.id)
    from event_appeals a where a.room_id = r.id), ${nothing}) as appeals,
  coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'teamId', t.id, 'seatId', n.seat_id, 'nickname', n.nickname, 'text', n.text)
      order by n.created_at, n.id)
    from event_teams t cross join lateral (
      select n.id, n.seat_id, p.nickname, n.text, n.created_at from event_notes n join event_seats p on p.id = n.seat_id
      where n.team_id = t.id order by n.created_at desc, n.id limit ${shownNotes}) n
    where t.room_id = r.id and r.has_notes), ${nothing}) as notes,
  (select count(*)::integer from event_seats p where p.room_id = r.id and p.kind = 'grader' and not p.is_gone) as graders`

/** A room with all that concerns the question at hand; undefined where there is none. */
export async function findEventRoom(db: Read, id: string): Promise<EventRoomRow | undefined> {
  const { rows } = await sql<EventRoomRow>`
    select ${columns} from event_rooms r join event_sets s on s.id = r.set_id where r.id = ${id}
  `.execute(reading(db))
  return rows[0]
}

/**
 * The same, held against every other change until the transaction ends, drafts
 * among them: what is read here of the sheets is what there will ever be of
 * them.
 */
export async function lockEventRoom(tx: Tx, id: string): Promise<EventRoomRow | undefined> {
  // Locked first: a statement that waits for a row would see the sheets as they were before it waited.
  await sql`select from event_rooms where id = ${id} for update`.execute(tx)
  const { rows } = await sql<EventRoomRow>`
    select ${columns} from event_rooms r join event_sets s on s.id = r.set_id where r.id = ${id}
  `.execute(tx)
  return rows[0]
}

export type NewEventRoom = {
  id: string
  code: string
  setId: string
  coachCode: string
  visitingCoachCode: string | null
  name: string
  hasNotes: boolean
  teams: readonly { id: string; name: string; isVisiting: boolean }[]
}

/** Opens a room over a set with its teams; undefined where a room that lives has this code, or there is no such set. */
export async function insertEventRoom(tx: Tx, room: NewEventRoom): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into event_rooms (id, code, set_id, coach_code, visiting_coach_code, name, has_notes, is_void)
    select ${room.id}, ${room.code}, s.id, ${room.coachCode}, ${room.visitingCoachCode}, ${room.name}, ${room.hasNotes},
      (select jsonb_agg(false) from jsonb_array_elements(s.questions))
    from event_sets s where s.id = ${room.setId}
    on conflict (code) where ended_at is null do nothing
    returning id
  `.execute(tx)
  if (rows[0] === undefined) return undefined
  await tx
    .insertInto('eventTeams')
    .values(room.teams.map((team, position) => ({ ...team, position, roomId: room.id })))
    .execute()
  return rows[0]
}

/** The room that lives under a code. */
export async function findEventRoomByCode(
  db: Read,
  code: string,
): Promise<{ id: string; name: string; teams: { id: string; name: string; size: number }[] } | undefined> {
  const { rows } = await sql<{ id: string; name: string; teams: { id: string; name: string; size: number }[] }>`
    select r.id, r.name, (select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'size',
        (select count(*) from event_seats p where p.team_id = t.id and not p.is_gone)) order by t.position)
      from event_teams t where t.room_id = r.id) as teams
    from event_rooms r where r.code = ${code} and r.ended_at is null
  `.execute(reading(db))
  return rows[0]
}

/** A coach's rooms, those too that the coach visits, the newest first; `beginsAt`: of a sealed set's event, its day. */
export async function listEventRooms(
  db: Read,
  given: { code: string; coachId: string | undefined; limit: number },
): Promise<
  (Pick<EventRoomRow, 'id' | 'code' | 'name' | 'phase' | 'isPublished'> & {
    teams: number
    isVisited: boolean
    beginsAt: Date | null
    createdAt: Date
  })[]
> {
  const own = sql`(
    select k.code from coach_codes k where k.code = ${given.code} or ${codeAuthority} = ${given.coachId ?? null}::uuid)`
  const { rows } = await sql<Awaited<ReturnType<typeof listEventRooms>>[number]>`
    select r.id, r.code, r.name, r.phase, r.published is not null as is_published, r.created_at,
      r.coach_code not in ${own} as is_visited,
      (select s.sealed_until from event_sets s where s.id = r.set_id and s.sealed_until > clock_timestamp()) as begins_at,
      (select count(*)::integer from event_teams t where t.room_id = r.id) as teams
    from event_rooms r
    where r.coach_code in ${own} or r.visiting_coach_code in ${own}
    order by r.created_at desc limit ${given.limit}
  `.execute(reading(db))
  return rows
}

/** What a coach is in a room: its host, who opened it (rule 14), or the visitor of an event between two clubs; undefined for any other. */
export async function findCoachOfEvent(
  db: Read,
  given: { roomId: string; code: string; coachId: string | undefined },
): Promise<{ role: 'host' | 'visitor'; isBetween: boolean } | undefined> {
  const isOf = sql`(k.code = ${given.code} or ${codeAuthority} = ${given.coachId ?? null}::uuid)`
  const { rows } = await sql<{ role: 'host' | 'visitor'; isBetween: boolean }>`
    select case when exists (select from coach_codes k where k.code = r.coach_code and ${isOf}) then 'host' else 'visitor' end as role,
      r.visiting_coach_code is not null as is_between
    from event_rooms r where r.id = ${given.roomId}
      and exists (select from coach_codes k where k.code in (r.coach_code, r.visiting_coach_code) and ${isOf})
  `.execute(reading(db))
  return rows[0]
}

/** Stores where a locked room stands, and raises its version. `deadlineMs`: since 1970. */
export async function saveEventStand(
  tx: Tx,
  given: {
    id: string
    phase: EventPhase
    question: number
    deadlineMs: number | null
    extraMs: number
    isVoid: readonly boolean[]
    wasBreak: boolean
    runs: boolean
  },
): Promise<void> {
  await sql`
    update event_rooms set phase = ${given.phase}, question = ${given.question}, extra_ms = ${given.extraMs},
      deadline = to_timestamp(${given.deadlineMs}::float8 / 1000), is_void = ${JSON.stringify(given.isVoid)}::jsonb,
      was_break = ${given.wasBreak}, runs = ${given.runs},
      ended_at = case when ${given.phase} = 'end' then coalesce(ended_at, clock_timestamp()) end
    where id = ${given.id}
  `.execute(tx)
}

/** Changes what the host may set of a locked room. */
export async function changeEventSettings(
  tx: Tx,
  given: {
    id: string
    showsPoints: boolean | undefined
    hasNotes: boolean | undefined
    outside: readonly string[] | undefined
  },
): Promise<void> {
  if (given.hasNotes !== undefined)
    await tx.updateTable('eventRooms').set({ hasNotes: given.hasNotes }).where('id', '=', given.id).execute()
  if (given.showsPoints !== undefined)
    await tx.updateTable('eventRooms').set({ showsPoints: given.showsPoints }).where('id', '=', given.id).execute()
  if (given.outside !== undefined)
    await sql`update event_teams set is_outside = id = any(${given.outside}::uuid[]) where room_id = ${given.id}`.execute(
      tx,
    )
}

/** Freezes a result, or opens it again (rule 235); its room is locked. */
export async function saveEventResult(tx: Tx, given: { id: string; published: object | undefined }): Promise<void> {
  const text = given.published === undefined ? null : JSON.stringify(given.published)
  await sql`
    update event_rooms set published = ${text}::jsonb, published_at = case when ${text}::jsonb is not null then clock_timestamp() end
    where id = ${given.id}
  `.execute(tx)
}

/** The result of a room as it was told; undefined until it is. */
export async function findPublishedEvent(
  db: Read,
  id: string,
): Promise<{ published: unknown; publishedAt: Date } | undefined> {
  const { rows } = await sql<{ published: unknown; publishedAt: Date }>`
    select published, published_at from event_rooms where id = ${id} and published is not null
  `.execute(reading(db))
  return rows[0]
}
