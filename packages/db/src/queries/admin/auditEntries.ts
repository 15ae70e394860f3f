import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'

/** Who did something: a player only ever to their own secret number (rule 42). */
export type Actor = 'player' | 'coach' | 'admin' | 'operator'

/** Notes what somebody did to others' records, in the transaction that did it. */
export async function insertAuditEntry(
  db: OneWrite,
  entry: { actor: Actor; coachId?: string; act: string; subject: object },
): Promise<void> {
  const { actor, coachId = null, act, subject } = entry
  await db
    .insertInto('auditEntries')
    .values({ id: randomUUID(), actor, coachId, act, subject: JSON.stringify(subject) })
    .execute()
}

/** Notes what the host did to a room as the coach's whose room it is, in the transaction that did it. */
export async function insertRoomEntry(tx: Tx, event: { type: string; roomId: string }): Promise<void> {
  const { type: act, ...subject } = event
  await sql`
    insert into audit_entries (id, actor, coach_id, act, subject)
    select gen_random_uuid(), 'coach', k.coach_id, ${act}, ${JSON.stringify(subject)}::jsonb - 'version' - 'turn'
    from study_rooms r join coach_codes k on k.code = r.coach_code where r.id = ${event.roomId}
  `.execute(tx)
}

/** An entry with the name that its coach has now. */
export type AuditRow = {
  id: string
  actor: Actor
  coachName: string | null
  act: string
  subject: Record<string, unknown>
  createdAt: Date
}

/** The entries, the newest first; with `before`, those that come after that one. */
export async function listAuditRows(
  db: Read,
  wanted: { before: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { before = null, limit } = wanted
  const { rows } = await sql<AuditRow>`
    select a.id, a.actor, c.name as coach_name, a.act, a.subject, a.created_at
    from audit_entries a left join coaches c on c.id = a.coach_id
    where ${before}::uuid is null
      or (a.created_at, a.id) < (select last.created_at, last.id from audit_entries last where last.id = ${before}::uuid)
    order by a.created_at desc, a.id desc limit ${limit}
  `.execute(reading(db))
  return rows
}
