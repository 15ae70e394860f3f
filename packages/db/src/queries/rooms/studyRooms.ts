import type { RoomHappened } from '@seraph/schema/rooms/bus'
import type { Room, RoomParticipant, RoomSettings } from '@seraph/schema/rooms/room'
import type { Turn } from '@seraph/schema/rooms/turn'
import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeAuthority } from '../coaches/codeInForce.ts'
import { isoTime, participantJson, roomJson, turnJson } from './roomColumns.ts'

/** A room as all its members see it; undefined where there is none. */
export async function findRoom(db: Read, roomId: string): Promise<Room | undefined> {
  const { rows } = await sql<{
    room: Room
  }>`select ${roomJson} as room from study_rooms r where r.id = ${roomId}`.execute(reading(db))
  return rows[0]?.room
}

/** The room that a code means: the living one, else the one that was opened last. */
export async function findRoomByCode(db: Read, code: string): Promise<Room | undefined> {
  const { rows } = await sql<{ room: Room }>`
    select ${roomJson} as room from study_rooms r where r.code = ${code}
    order by r.status = 'completed', r.created_at desc limit 1
  `.execute(reading(db))
  return rows[0]?.room
}

/**
 * The room as it is now, which nobody else changes before this transaction ends. Every change of a room begins with this lock or its
 * like, so that none deadlocks.
 */
export async function lockRoom(tx: Tx, roomId: string): Promise<Room | undefined> {
  await sql`select from study_rooms where id = ${roomId} for no key update`.execute(tx)
  return findRoom(tx, roomId)
}

/** Which codes aren't free, and the one of no living room whose room was completed first (rule 10). */
export async function listUsedRoomCodes(
  tx: Tx,
): Promise<{ used: { code: string }[]; longestCompleted: string | undefined }> {
  await sql`select pg_advisory_xact_lock(hashtext('listUsedRoomCodes'))`.execute(tx)
  const { rows: used } = await sql<{ code: string }>`
    select code from study_rooms where status <> 'completed'
    union select code from study_rooms where status = 'completed' and ended_at > now() - interval '24 hours'
  `.execute(tx)
  const { rows } = await sql<{ code: string }>`
    select r.code from study_rooms r where r.status = 'completed'
      and not exists (select from study_rooms l where l.code = r.code and (l.status <> 'completed' or l.ended_at > r.ended_at))
    order by r.ended_at limit 1
  `.execute(tx)
  return { used, longestCompleted: rows[0]?.code }
}

export type NewRoom = {
  id: string
  code: string
  seasonId: string
  coachCode: string
  coachName: string
  teamName: string | null
  name: string
  chapters: readonly number[]
  settings: RoomSettings
  host: { id: string; tokenHash: Buffer }
}

/** Opens a room with its host. */
export async function insertRoom(tx: Tx, room: NewRoom): Promise<Room> {
  const { host, ...columns } = room
  await tx
    .insertInto('studyRooms')
    .values({
      ...columns,
      chapters: JSON.stringify(room.chapters),
      settings: JSON.stringify(room.settings),
    })
    .execute()
  await tx
    .insertInto('studyRoomParticipants')
    .values({
      ...host,
      roomId: room.id,
      isHost: true,
      hostCode: room.coachCode,
      nickname: room.coachName,
      teamName: room.teamName,
    })
    .execute()
  const stored = await findRoom(tx, room.id)
  if (stored === undefined) throw new Error('a room that was just opened is not there')
  return stored
}

/** A participant's chapters: those in force, and all that were ever given, oldest first (rule 161). */
export type GivenChapters = Pick<RoomParticipant, 'assignedChapters' | 'givenChapters'>

/** The same as a seat's columns. */
export function chaptersRow({ assignedChapters, givenChapters }: GivenChapters): {
  assignedChapters: string
  givenChapters: string
} {
  return { assignedChapters: JSON.stringify(assignedChapters), givenChapters: JSON.stringify(givenChapters) }
}

/** Raises a locked room's version by one for an event that is about to be stored or was, and returns it. */
export async function raiseVersion(tx: Tx, roomId: string): Promise<number> {
  const { version } = await tx
    .updateTable('studyRooms')
    .set((eb) => ({ version: eb('version', '+', 1), lastEventAt: sql<Date>`now()` }))
    .where('id', '=', roomId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Sets a locked room's chapters, and those of the participants who follow it (rule 162). */
export async function setRoomChapters(
  tx: Tx,
  given: { roomId: string; chapters: number[]; followers: readonly (GivenChapters & { id: string })[] },
): Promise<RoomHappened> {
  const { roomId, chapters, followers } = given
  await storeChapters(tx, followers)
  await tx
    .updateTable('studyRooms')
    .set({ chapters: JSON.stringify(chapters) })
    .where('id', '=', roomId)
    .execute()
  return { event: { type: 'chapters_updated', roomId, chapters, version: await raiseVersion(tx, roomId) } }
}

/** Gives these participants of a locked room, all who take part, the same chapters, as one event (rule 176). */
export async function assignEveryone(
  tx: Tx,
  given: { roomId: string; chapters: number[]; participants: readonly (GivenChapters & { id: string })[] },
): Promise<RoomHappened> {
  const { roomId, chapters, participants } = given
  await storeChapters(tx, participants)
  const version = await raiseVersion(tx, roomId)
  const userIds = participants.map(({ id }) => id)
  return { event: { type: 'everyone_assigned', roomId, userIds, chapters, version } }
}

/** Stores the chapters of several participants in one statement. */
async function storeChapters(tx: Tx, participants: readonly (GivenChapters & { id: string })[]): Promise<void> {
  const rows = participants.map(({ id, assignedChapters, givenChapters }) => ({
    id,
    assigned: assignedChapters,
    given: givenChapters,
  }))
  await sql`
    update study_room_participants p set assigned_chapters = c.assigned, given_chapters = c.given
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id uuid, assigned jsonb, given jsonb) where p.id = c.id
  `.execute(tx)
}

/** Closes a locked room to newcomers, or opens it. */
export async function setRoomLocked(tx: Tx, roomId: string, isLocked: boolean): Promise<RoomHappened> {
  await tx.updateTable('studyRooms').set({ isLocked }).where('id', '=', roomId).execute()
  return { event: { type: 'room_locked', roomId, isLocked, version: await raiseVersion(tx, roomId) } }
}

/** Starts a locked room's quiz; `questions` of one that goes together, in their order (rule 206). */
export async function startRoom(
  tx: Tx,
  roomId: string,
  questions?: readonly { id: string; chapter: number }[],
): Promise<RoomHappened> {
  const asked = questions && JSON.stringify(questions.map(({ id, chapter }) => ({ id, chapter })))
  const { rows } = await sql<{ startedAt: string; turn: Turn | null }>`
    update study_rooms r set status = 'active', started_at = now(), questions = ${asked ?? null}::jsonb,
      turn = case when ${asked ?? null}::jsonb is not null then 1 end,
      turn_opened_at = case when ${asked ?? null}::jsonb is not null then now() end
    where r.id = ${roomId} returning ${isoTime('r.started_at')} as started_at, ${turnJson} as turn
  `.execute(tx)
  const { startedAt = '', turn = null } = rows[0] ?? {}
  return { event: { type: 'quiz_started', roomId, startedAt, turn, version: await raiseVersion(tx, roomId) } }
}

/**
 * Moves a room that goes together on from the question with this number, in one statement (rule 206). Undefined where it isn't at that
 * question, isn't active, or, by the clock alone, where that question's seconds aren't over.
 */
export async function moveOn(
  db: OneWrite,
  given: { roomId: string; from: number; isByClock: boolean },
): Promise<RoomHappened | undefined> {
  const { roomId, from, isByClock } = given
  const { rows } = await sql<{ version: number; turn: Turn }>`
    update study_rooms r
    set turn = r.turn + 1, turn_opened_at = now(), version = r.version + 1, last_event_at = now()
    where r.id = ${roomId} and r.status = 'active' and r.turn = ${from}::integer and r.turn <= jsonb_array_length(r.questions)
      and (not ${isByClock}::boolean
        or r.turn_opened_at + (r.settings->>'secondsEach')::integer * interval '1 second' <= clock_timestamp())
    returning r.version, ${turnJson} as turn
  `.execute(db)
  const moved = rows[0]
  return moved && { event: { type: 'moved_on', roomId, ...moved } }
}

/** Completes a room, once: undefined where it is completed already. Takes the lock itself. */
export async function endRoom(tx: Tx, roomId: string, reason: 'host' | 'idle'): Promise<RoomHappened | undefined> {
  const { rows } = await sql<{ endedAt: string; version: number }>`
    update study_rooms set status = 'completed', ended_at = now(), version = version + 1, last_event_at = now()
    where id = ${roomId} and status <> 'completed'
    returning ${isoTime('ended_at')} as ended_at, version
  `.execute(tx)
  const ended = rows[0]
  return ended && { event: { type: 'room_ended', roomId, reason, ...ended } }
}

/** Sets a participant's chapters in a locked room. */
export async function setAssignedChapters(
  tx: Tx,
  given: { roomId: string; participantId: string; chapters: GivenChapters },
): Promise<RoomHappened> {
  const { roomId, participantId } = given
  const chapters = given.chapters.assignedChapters
  await tx
    .updateTable('studyRoomParticipants')
    .set(chaptersRow(given.chapters))
    .where('id', '=', participantId)
    .execute()
  const version = await raiseVersion(tx, roomId)
  return { event: { type: 'chapters_assigned', roomId, participantId, userId: participantId, chapters, version } }
}

/** A participant of a locked room as it is stored now. */
export async function getParticipant(tx: Tx, participantId: string): Promise<RoomParticipant> {
  const { rows } = await sql<{ participant: RoomParticipant }>`
    select ${participantJson('p')} as participant from study_room_participants p where p.id = ${participantId}
  `.execute(tx)
  const participant = rows[0]?.participant
  if (participant === undefined) throw new Error(`participant ${participantId} is gone`)
  return participant
}

/** The versions of these rooms: asked by a hub for all its rooms at once. */
export async function listRoomVersions(
  db: Read,
  roomIds: readonly string[],
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from study_rooms where id = any(${roomIds}::uuid[])
  `.execute(reading(db))
  return rows
}

/** Rooms without any event for so many hours (rule 37). */
export async function listIdleRooms(db: Read, hours: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from study_rooms where status <> 'completed' and last_event_at < now() - ${hours}::integer * interval '1 hour'
    order by last_event_at limit ${limit}
  `.execute(reading(db))
  return rows.map(({ id }) => id)
}

/** Whether a room was opened by a coach: under this code, or another that stands for the same coach's teams (rules 14 and 225). */
export async function isRoomOfCoach(
  db: Read,
  given: { roomId: string; code: string; coachId: string | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select r.coach_code = ${given.code} or ${codeAuthority} = ${given.coachId ?? null}::uuid as is_own
    from study_rooms r join coach_codes k on k.code = r.coach_code where r.id = ${given.roomId}
  `.execute(reading(db))
  return rows[0]?.isOwn === true
}
