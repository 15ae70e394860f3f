import type { PartVerdict } from '@seraph/schema/judging'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { EventCorrectionsTable } from '../../tables/eventRooms.ts'

/**
 * Keeps what a scribe has written for the open question until `graceMs` after
 * its time, unless a newer draft was kept (rule 231); whether the team's
 * sheet has this draft, or a newer one, now. Whoever marks holds the room,
 * so a draft is kept before its sheet is read, or not at all. One statement.
 */
export async function keepEventDraft(
  db: OneWrite,
  given: { roomId: string; seatId: string; question: number; answer: string; draftNumber: number; graceMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    with open as (
      select r.id, p.team_id from event_rooms r join event_seats p on p.room_id = r.id
      where r.id = ${given.roomId} and p.id = ${given.seatId} and p.is_scribe and not p.is_gone and r.question = ${given.question}
        and r.phase in ('answer', 'locked')
        and clock_timestamp() <= r.deadline + make_interval(secs => ${given.graceMs}::float8 / 1000)
      for key share of r)
    insert into event_sheets as h (room_id, team_id, question, draft, draft_number)
    select open.id, open.team_id, ${given.question}, ${given.answer}, ${given.draftNumber} from open
    on conflict (team_id, question) do update set
      draft = case when excluded.draft_number >= h.draft_number then excluded.draft else h.draft end,
      draft_number = greatest(excluded.draft_number, h.draft_number)
    returning 1
  `.execute(db)
  return rows.length > 0
}

/**
 * Keeps a line that came after the lock beside the sheet, for whoever asks
 * where points went; it counts for nothing. It takes the room before the sheet,
 * as whoever marks does: the other way round, each waits for the other.
 */
export async function keepLateLine(
  db: OneWrite,
  given: { roomId: string; seatId: string; question: number; answer: string },
): Promise<void> {
  await sql`
    with closed as (
      select r.id, p.team_id from event_rooms r join event_seats p on p.room_id = r.id
      where r.id = ${given.roomId} and p.id = ${given.seatId} and p.is_scribe and not p.is_gone and r.question = ${given.question}
        and (r.phase = 'marking' or (r.phase in ('answer', 'locked') and clock_timestamp() > r.deadline))
      for key share of r)
    insert into event_sheets as h (room_id, team_id, question, late)
    select closed.id, closed.team_id, ${given.question}, ${given.answer} from closed
    on conflict (team_id, question) do update set late = excluded.late where h.late is null and h.draft <> excluded.late
  `.execute(db)
}

/** What the sheet of a seat's team says for a question; empty where nothing was kept. */
export async function findSheetText(
  db: Read,
  given: { roomId: string; seatId: string; question: number },
): Promise<string> {
  const { rows } = await sql<{ draft: string }>`
    select h.draft from event_seats p join event_sheets h on h.room_id = p.room_id and h.team_id = p.team_id
    where p.room_id = ${given.roomId} and p.id = ${given.seatId} and h.question = ${given.question}
  `.execute(reading(db))
  return rows[0]?.draft ?? ''
}

/** A mark of a sheet. */
export type SheetMark = { teamId: string; score: number; maxScore: number; parts: PartVerdict[] }

/** Stores the marks of a question's sheets in a locked room; a team without a sheet gets an empty one. */
export async function saveEventMarks(
  tx: Tx,
  given: { roomId: string; question: number; marks: readonly SheetMark[] },
): Promise<void> {
  if (given.marks.length === 0) return
  await sql`
    insert into event_sheets as h (room_id, team_id, question, score, max_score, parts)
    select ${given.roomId}, m.team_id, ${given.question}, m.score, m.max_score, m.parts
    from jsonb_to_recordset(${JSON.stringify(
      given.marks.map(({ teamId, score, maxScore, parts }) => ({ team_id: teamId, score, max_score: maxScore, parts })),
    )}::jsonb) as m (team_id uuid, score integer, max_score integer, parts jsonb)
    on conflict (team_id, question) do update set score = excluded.score, max_score = excluded.max_score, parts = excluded.parts
  `.execute(tx)
}

/** A team's mark of one question, typed in from paper; null takes it away. */
export type PaperMarkRow = { teamId: string; question: number; score: number | null }

/** Stores marks from paper in a locked room, which is one of paper from now on (rule 237); `points`: of each question. */
export async function savePaperMarks(
  tx: Tx,
  given: { roomId: string; points: readonly number[]; marks: readonly PaperMarkRow[] },
): Promise<void> {
  await tx.updateTable('eventRooms').set({ isPaper: true }).where('id', '=', given.roomId).execute()
  for (const { teamId, question, score } of given.marks) {
    if (score === null) {
      await tx.deleteFrom('eventSheets').where('teamId', '=', teamId).where('question', '=', question).execute()
      continue
    }
    await sql`
      insert into event_sheets (room_id, team_id, question, score, max_score, parts)
      values (${given.roomId}, ${teamId}, ${question}, ${score}, ${given.points[question] ?? 0}, '[]')
      on conflict (team_id, question) do update set score = excluded.score
    `.execute(tx)
  }
}

/** A sheet with what was asked. */
export type MarkedSheetRow = {
  teamId: string
  question: number
  draft: string
  late: string | null
  score: number
  maxScore: number
  parts: PartVerdict[]
}

/** All marked sheets of a room, in the order of their questions. */
export async function listMarkedSheets(db: Read, roomId: string): Promise<MarkedSheetRow[]> {
  const { rows } = await sql<MarkedSheetRow>`
    select team_id, question, draft, late, score, max_score, parts from event_sheets
    where room_id = ${roomId} and score is not null order by question, team_id
  `.execute(reading(db))
  return rows
}

/** A marked sheet of a locked room. */
export async function findMarkedSheet(
  tx: Tx,
  given: { roomId: string; teamId: string; question: number },
): Promise<Pick<MarkedSheetRow, 'score' | 'maxScore' | 'parts'> | undefined> {
  const { rows } = await sql<Pick<MarkedSheetRow, 'score' | 'maxScore' | 'parts'>>`
    select score, max_score, parts from event_sheets
    where room_id = ${given.roomId} and team_id = ${given.teamId} and question = ${given.question} and score is not null
  `.execute(tx)
  return rows[0]
}

export type NewCorrection = Omit<EventCorrectionsTable, 'id' | 'createdAt'>

/** Changes a mark and keeps who did it, when, and what it was before (rule 233). */
export async function correctSheet(tx: Tx, correction: NewCorrection, parts: readonly PartVerdict[]): Promise<void> {
  const { roomId, teamId, question, scoreAfter } = correction
  await sql`
    update event_sheets set score = ${scoreAfter}, parts = ${JSON.stringify(parts)}::jsonb
    where room_id = ${roomId} and team_id = ${teamId} and question = ${question}
  `.execute(tx)
  await tx
    .insertInto('eventCorrections')
    .values({ id: randomUUID(), ...correction })
    .execute()
}

export type CorrectionRow = NewCorrection & { createdAt: Date }

/** What people changed in a room's marks, in the order in which they did. */
export async function listCorrections(db: Read, roomId: string): Promise<CorrectionRow[]> {
  return db
    .selectFrom('eventCorrections')
    .select([
      'roomId',
      'teamId',
      'question',
      'part',
      'statusBefore',
      'statusAfter',
      'scoreBefore',
      'scoreAfter',
      'who',
      'isAppeal',
      'createdAt',
    ])
    .where('roomId', '=', roomId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Adds an appeal to a locked room; a second for the same part changes nothing. */
export async function insertAppeal(
  tx: Tx,
  given: { roomId: string; teamId: string; question: number; part: number },
): Promise<void> {
  await tx
    .insertInto('eventAppeals')
    .values({ id: randomUUID(), ...given })
    .onConflict((conflict) => conflict.columns(['teamId', 'question', 'part']).doNothing())
    .execute()
}

/** Decides an appeal of a locked room; undefined where there is none that waits. */
export async function decideAppeal(
  tx: Tx,
  given: { id: string; roomId: string; decision: 'affirmed' | 'overturned' },
): Promise<{ teamId: string; question: number; part: number } | undefined> {
  const { rows } = await sql<{ teamId: string; question: number; part: number }>`
    update event_appeals set decision = ${given.decision}, decided_at = clock_timestamp()
    where id = ${given.id} and room_id = ${given.roomId} and decision is null
    returning team_id, question, part
  `.execute(tx)
  return rows[0]
}

/** Forgets what was written on the sheets of rooms from before a time (rule 18); their marks stay. How many rooms. */
export async function forgetEventSheets(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as (
      select id from event_rooms where has_texts and created_at < ${given.before} order by created_at limit ${given.limit}
      for update skip locked),
    forgotten as (
      update event_sheets h set draft = '', late = null,
        parts = (select jsonb_agg(p || '{"evidence": ""}'::jsonb order by at) from jsonb_array_elements(h.parts) with ordinality as e (p, at))
      from due where h.room_id = due.id)
    update event_rooms r set has_texts = false from due where r.id = due.id
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
