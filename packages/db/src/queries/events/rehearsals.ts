import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { FrozenQuestion, RehearsalsTable, RehearsedSheet } from '../../tables/events.ts'

/**
 * A rehearsal as it stands. `leftMs`: how long the open question's sheet is
 * still open by the database's clock, negative once the time is over, null while
 * none is open.
 */
export type RehearsalRow = {
  id: string
  requestHash: string
  playerId: string | null
  seasonId: string
  setId: string
  showsMarks: RehearsalsTable['showsMarks']
  questions: FrozenQuestion[]
  leftMs: number | null
  draft: string
  sheets: RehearsedSheet[]
  isEnded: boolean
}

const columns = sql`r.id, r.request_hash, r.player_id, s.season_id, r.set_id, r.shows_marks, s.questions, r.draft, r.sheets,
  (extract(epoch from r.deadline - clock_timestamp()) * 1000)::float8 as left_ms, r.ended_at is not null as is_ended`

/** Begins a rehearsal, or returns the id and the hash of the one that the key was used for before (rule 20). One statement. */
export async function insertRehearsal(
  db: OneWrite,
  given: {
    id: string
    idempotencyKey: string | null
    requestHash: string
    setId: string
    playerId: string | null
    showsMarks: RehearsalsTable['showsMarks']
  },
): Promise<{ id: string; requestHash: string; playerId: string | null }> {
  const { rows } = await sql<{ id: string; requestHash: string; playerId: string | null }>`
    insert into rehearsals (id, idempotency_key, request_hash, set_id, player_id, shows_marks)
    values (${given.id}, ${given.idempotencyKey}::uuid, ${given.requestHash}, ${given.setId}, ${given.playerId}, ${given.showsMarks})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning id, request_hash, player_id
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the statement always has one row')
  return row
}

/** A rehearsal by its id; undefined where there is none. */
export async function findRehearsal(db: Read, id: string): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
    select ${columns} from rehearsals r join event_sets s on s.id = r.set_id where r.id = ${id}
  `.execute(reading(db))
  return rows[0]
}

/** The same, held against other calls until the transaction ends. */
export async function lockRehearsal(tx: Tx, id: string): Promise<RehearsalRow | undefined> {
  const { rows } = await sql<RehearsalRow>`
    select ${columns} from rehearsals r join event_sets s on s.id = r.set_id where r.id = ${id} for update of r
  `.execute(tx)
  return rows[0]
}

/** A player's rehearsals of a season, the latest first. */
export async function listRehearsals(
  db: Read,
  given: { playerId: string; seasonId: string; limit: number },
): Promise<(RehearsalRow & { createdAt: Date })[]> {
  const { rows } = await sql<RehearsalRow & { createdAt: Date }>`
    select ${columns}, r.created_at from rehearsals r join event_sets s on s.id = r.set_id
    where r.player_id = ${given.playerId} and s.season_id = ${given.seasonId}
    order by r.created_at desc limit ${given.limit}
  `.execute(reading(db))
  return rows
}

/** Opens the sheet of question `question` for so long; does nothing where it is open already, or isn't the one that comes. */
export async function openSheet(
  db: OneWrite,
  given: { id: string; question: number; answerMs: number },
): Promise<void> {
  await sql`
    update rehearsals set opened_at = clock_timestamp(), draft = '',
      deadline = clock_timestamp() + make_interval(secs => ${given.answerMs}::float8 / 1000)
    where id = ${given.id} and deadline is null and ended_at is null and jsonb_array_length(sheets) = ${given.question}
  `.execute(db)
}

/** Keeps what was typed for the open question until `graceMs` after its time; whether it was kept. */
export async function keepDraft(
  db: OneWrite,
  given: { id: string; question: number; answer: string; graceMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rehearsals set draft = ${given.answer}
    where id = ${given.id} and jsonb_array_length(sheets) = ${given.question}
      and clock_timestamp() <= deadline + make_interval(secs => ${given.graceMs}::float8 / 1000)
  `.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** Puts the open question's sheet behind the others and closes it; `isLast` ends the rehearsal. */
export async function addSheet(tx: Tx, given: { id: string; sheet: RehearsedSheet; isLast: boolean }): Promise<void> {
  await sql`
    update rehearsals set sheets = sheets || ${JSON.stringify([given.sheet])}::jsonb, draft = '', opened_at = null, deadline = null,
      ended_at = case when ${given.isLast} then clock_timestamp() end
    where id = ${given.id}
  `.execute(tx)
}
